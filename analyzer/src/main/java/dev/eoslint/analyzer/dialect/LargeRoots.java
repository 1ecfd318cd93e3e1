package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.source.Notice;
import java.util.List;

/** Tells of methods that lead to more code than is followed. */
final class LargeRoots {

  /** With more of them, the tree is large as a whole, and a list would hide other notices. */
  private static final int MOST_LISTED = 10;

  private LargeRoots() {}

  /** Returns a notice for each method, or one for all when they are many. */
  static List<Notice> notices(List<MethodSymbol> roots) {
    return roots.size() <= MOST_LISTED
        ? roots.stream().map(LargeRoots::notice).toList()
        : List.of(notice(roots));
  }

  private static Notice notice(MethodSymbol root) {
    return new Notice(
        Notice.Level.NOTE,
        root.declaration().nameSite(),
        "The code that '%s' leads to is too large to be followed to its end."
            .formatted(root.displayName()));
  }

  private static Notice notice(List<MethodSymbol> roots) {
    return new Notice(
        Notice.Level.NOTE,
        roots.get(0).declaration().nameSite(),
        "The code that '%s' and %d other methods lead to is too large to be followed to its end."
            .formatted(roots.get(0).displayName(), roots.size() - 1));
  }
}
