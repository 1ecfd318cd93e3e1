package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.function.IntPredicate;

/** Ranges that suppressions are about. */
final class Scopes {

  private Scopes() {}

  /** Returns whole lines, from the start of the first to the end of the last, 1-based. */
  static Site lines(SourceText text, int first, int last) {
    return new Site(text.path(), first, 1, last, text.line(last).length() + 1);
  }

  /** Returns the first line after {@code line} that holds content, or else the line after it. */
  static int nextLine(SourceText text, int line, IntPredicate isContent) {
    int next = line + 1;
    while (next < text.lineCount() && !isContent.test(next)) {
      next++;
    }
    return next;
  }
}
