package dev.eoslint.analyzer.java.parse;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import dev.eoslint.analyzer.java.generated.GeneratedMembers;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/** The three readers of one file, which call one another, and its positions. */
final class Conversion {

  private final String path;
  private final GeneratedMembers generated;
  private final TypeReader types = new TypeReader(this);
  private final ExpressionReader expressions = new ExpressionReader(this);
  private final StatementReader statements = new StatementReader(this);
  private final DeclarationReader declarations = new DeclarationReader(this);

  Conversion(String path, List<JavaFile.Import> imports) {
    this.path = path;
    this.generated = new GeneratedMembers(imports);
  }

  /** What no source holds and each type gets all the same. */
  GeneratedMembers generated() {
    return generated;
  }

  TypeReader types() {
    return types;
  }

  ExpressionReader expressions() {
    return expressions;
  }

  StatementReader statements() {
    return statements;
  }

  DeclarationReader declarations() {
    return declarations;
  }

  /** The parser counts the last character in; a site ends after it. */
  Site site(Node node) {
    return node.getRange().map(this::site).orElseGet(() -> Site.startOf(path));
  }

  private Site site(Range range) {
    return new Site(
        path, range.begin.line, range.begin.column, range.end.line, range.end.column + 1);
  }
}
