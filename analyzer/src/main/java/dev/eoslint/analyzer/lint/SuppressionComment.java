package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words {@code eoslint:ignore[rule-name, other-rule] reason}, which begin a comment and mean
 * the same in every language.
 */
final class SuppressionComment {

  /** What a file must hold to silence anything, in a comment or in an annotation. */
  static final String MARK = "eoslint:";

  private static final Pattern WORDS =
      Pattern.compile(
          "(?s)(?://|/\\*|#|!|<!--)[ \\t]*eoslint:ignore\\b(?:\\[([^\\]\\r\\n]*)\\])?(.*)");
  private static final Pattern NAME = Pattern.compile("[^,\\s](?:[^,]*[^,\\s])?");
  private static final Pattern END_MARK = Pattern.compile("(?:\\*/|-->)$");

  /** What people put between the brackets and the reason. */
  private static final Pattern SEPARATOR = Pattern.compile("^[\\s:,–—-]+");

  private SuppressionComment() {}

  /**
   * Returns the suppression that a comment writes, without any rule when there is no name in
   * brackets.
   *
   * @param scope what it would silence
   */
  static Optional<Suppression> of(Comment comment, Site scope) {
    Matcher words = WORDS.matcher(comment.content());
    if (!words.matches()) {
      return Optional.empty();
    }
    SourceText text = comment.text();
    List<RuleName> rules =
        words.group(1) == null
            ? List.of()
            : names(words.group(1), comment.start() + words.start(1), text);
    return Optional.of(
        new Suppression(
            text.site(comment.start(), comment.end()),
            rules,
            reason(words.group(2)),
            Suppression.Form.COMMENT,
            scope));
  }

  private static List<RuleName> names(String brackets, int start, SourceText text) {
    List<RuleName> names = new ArrayList<>();
    Matcher name = NAME.matcher(brackets);
    while (name.find()) {
      names.add(new RuleName(name.group(), text.site(start + name.start(), start + name.end())));
    }
    return names;
  }

  private static String reason(String rest) {
    String words = END_MARK.matcher(rest.strip()).replaceFirst("");
    return SEPARATOR.matcher(words).replaceFirst("").strip().replaceAll("\\s+", " ");
  }
}
