package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;

/**
 * A comment in any language.
 *
 * @param text the text that it stands in
 * @param start offset of its first character, which belongs to its marker
 * @param end offset after its last character
 */
record Comment(SourceText text, int start, int end) {

  /** Returns the comment at {@code site} of {@code text}. */
  static Comment at(Site site, SourceText text) {
    return new Comment(
        text,
        text.offset(site.startLine(), site.startColumn()),
        text.offset(site.endLine(), site.endColumn()));
  }

  /** Returns the 1-based line of its first character. */
  int line() {
    return text.lineOf(start);
  }

  /** Returns the 1-based line of its last character. */
  int lastLine() {
    return text.lineOf(Math.max(start, end - 1));
  }

  /** Returns the comment with its markers. */
  String content() {
    return text.content().substring(start, end);
  }

  /** Returns whether something stands before it on its line. */
  boolean isTrailing() {
    return !text.line(line()).substring(0, text.columnOf(start) - 1).isBlank();
  }
}
