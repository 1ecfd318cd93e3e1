package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.java.scan.JavaScanner;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds suppressions in the comments and annotations of a Java file. */
final class JavaSuppressions {

  private static final String ANNOTATION = "SuppressWarnings";

  private final SourceText text;
  private final JavaOutline outline;
  private final List<Comment> comments;

  private JavaSuppressions(SourceText text, JavaFile file) {
    this.text = text;
    this.outline = new JavaOutline(file);
    this.comments =
        JavaScanner.scan(text).comments().stream()
            .map(comment -> Comment.at(comment, text))
            .toList();
  }

  /** Returns the suppressions of a file in no particular order. */
  static List<Suppression> in(SourceText text, JavaFile file) {
    return new JavaSuppressions(text, file).read();
  }

  private List<Suppression> read() {
    List<Suppression> found = new ArrayList<>();
    for (Comment comment : comments) {
      SuppressionComment.of(comment, scope(comment)).ifPresent(found::add);
    }
    outline.annotated().stream()
        .filter(annotated -> annotated.annotation().simpleName().equals(ANNOTATION))
        .map(this::suppression)
        .filter(suppression -> !suppression.rules().isEmpty())
        .forEach(found::add);
    return found;
  }

  private Site scope(Comment comment) {
    if (comment.isTrailing()) {
      return Scopes.lines(text, comment.line(), comment.line());
    }
    int next = offsetOfCodeAfter(comment);
    int line = text.lineOf(next);
    return Scopes.lines(text, line, outline.lastLineOfHead(line, text.columnOf(next)));
  }

  private int offsetOfCodeAfter(Comment comment) {
    String content = text.content();
    int offset = comment.end();
    while (offset < content.length()) {
      Optional<Comment> next = commentAt(offset);
      if (next.isPresent()) {
        offset = next.get().end();
      } else if (Character.isWhitespace(content.charAt(offset))) {
        offset++;
      } else {
        return offset;
      }
    }
    return offset;
  }

  private Optional<Comment> commentAt(int offset) {
    return comments.stream().filter(comment -> comment.start() == offset).findFirst();
  }

  private Suppression suppression(JavaOutline.Annotated annotated) {
    Annotation annotation = annotated.annotation();
    List<RuleName> rules =
        annotation.member("value").stream()
            .flatMap(JavaSuppressions::literals)
            .filter(literal -> literal.text().startsWith(SuppressionComment.MARK))
            .map(JavaSuppressions::ruleName)
            .toList();
    return new Suppression(
        annotation.site(),
        rules,
        reasonBeside(annotation.site()),
        Suppression.Form.ANNOTATION,
        annotated.declaration());
  }

  private static Stream<Expression.Literal> literals(Expression value) {
    if (value instanceof Expression.ArrayCreation array) {
      return array.elements().stream().flatMap(JavaSuppressions::literals);
    }
    return value instanceof Expression.Literal literal ? Stream.of(literal) : Stream.empty();
  }

  private static RuleName ruleName(Expression.Literal literal) {
    return new RuleName(
        literal.text().substring(SuppressionComment.MARK.length()).strip(), literal.site());
  }

  private String reasonBeside(Site annotation) {
    int end = text.offset(annotation.endLine(), annotation.endColumn());
    return comments.stream()
        .filter(comment -> comment.start() >= end && comment.line() == annotation.endLine())
        .filter(comment -> SuppressionComment.of(comment, annotation).isEmpty())
        .map(comment -> comment.content().replaceAll("^/[/*]+|\\*/$", "").strip())
        .findFirst()
        .orElse("");
  }
}
