package dev.eoslint.analyzer.lint;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a user probably meant. */
public final class NearestName {

  private NearestName() {}

  /**
   * Returns the name that the fewest edits turn {@code written} into, the first in alphabetical
   * order of several. Letter case does not count.
   *
   * @return empty when every name differs in more than a third of what is written, so that naming
   *     it would only confuse
   */
  public static Optional<String> to(String written, Collection<String> names) {
    int mostEdits = written.length() / 3;
    return names.stream()
        .filter(name -> edits(written, name) <= mostEdits)
        .min(
            Comparator.comparingInt((String name) -> edits(written, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Returns the question {@code " Did you mean 'name'?"}, or nothing when no name is near. */
  public static String question(String written, Collection<String> names) {
    return to(written, names).map(" Did you mean '%s'?"::formatted).orElse("");
  }

  /**
   * Returns how many insertions, deletions, substitutions and swaps of neighbours lead from one
   * word to the other: the optimal string alignment distance.
   */
  private static int edits(String from, String to) {
    String source = from.toLowerCase(Locale.ROOT);
    String target = to.toLowerCase(Locale.ROOT);
    int[][] edits = new int[source.length() + 1][target.length() + 1];
    for (int i = 0; i <= source.length(); i++) {
      for (int j = 0; j <= target.length(); j++) {
        if (i == 0 || j == 0) {
          edits[i][j] = i + j;
          continue;
        }
        boolean same = source.charAt(i - 1) == target.charAt(j - 1);
        int best = Math.min(edits[i - 1][j], edits[i][j - 1]) + 1;
        best = Math.min(best, edits[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && source.charAt(i - 1) == target.charAt(j - 2)
                && source.charAt(i - 2) == target.charAt(j - 1);
        edits[i][j] = swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
      }
    }
    return edits[source.length()][target.length()];
  }
}
