package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds suppressions in the comments of XML. */
final class XmlSuppressions {

  /** Character data comes first, so that what looks like a comment inside is none. */
  private static final Pattern CHARACTER_DATA_OR_COMMENT =
      Pattern.compile("(?s)<!\\[CDATA\\[.*?]]>|(?<comment><!--.*?-->)");

  private XmlSuppressions() {}

  static List<Suppression> in(SourceText text) {
    List<Suppression> found = new ArrayList<>();
    Matcher matcher = CHARACTER_DATA_OR_COMMENT.matcher(text.content());
    while (matcher.find()) {
      if (matcher.group("comment") != null) {
        Comment comment = new Comment(text, matcher.start(), matcher.end());
        SuppressionComment.of(comment, scope(comment)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static Site scope(Comment comment) {
    SourceText text = comment.text();
    if (comment.isTrailing()) {
      return Scopes.lines(text, comment.line(), comment.line());
    }
    int next =
        Scopes.nextLine(
            text,
            comment.lastLine(),
            line -> !text.line(line).isBlank() && !text.line(line).strip().startsWith("<!--"));
    return Scopes.lines(text, next, next);
  }
}
