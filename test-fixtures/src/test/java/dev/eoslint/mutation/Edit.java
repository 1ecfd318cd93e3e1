package dev.eoslint.mutation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change of the text of one file.
 *
 * @param file the name of the file, which no other file of the application has
 * @param anchor what is replaced
 * @param replacement what takes its place, with {@code $1} for the first group of the anchor
 * @param repeated whether the file can hold the anchor several times, so that all are replaced
 */
record Edit(String file, Pattern anchor, String replacement, boolean repeated) {

  private static final Pattern PACKAGE = Pattern.compile("\\Apackage [\\w.]+;\n");

  /** Replaces a text that stands once in the file. */
  static Edit replace(String file, String text, String replacement) {
    return replacePattern(file, Pattern.quote(text), Matcher.quoteReplacement(replacement));
  }

  /**
   * Removes a text that stands once in the file, together with the rest of the lines that it begins
   * and ends in.
   */
  static Edit removeLines(String file, String text) {
    return removePattern(file, "[^\n]*" + Pattern.quote(text) + "[^\n]*\n");
  }

  /** Replaces the one match of a regular expression. A dot stands for line ends as well. */
  static Edit replacePattern(String file, String regex, String replacement) {
    return new Edit(file, Pattern.compile(regex, Pattern.DOTALL), replacement, false);
  }

  /** Removes the one match of a regular expression. A dot stands for line ends as well. */
  static Edit removePattern(String file, String regex) {
    return replacePattern(file, regex, "");
  }

  /** Imports a type. */
  static Edit importing(String file, String type) {
    return new Edit(file, PACKAGE, "$0\nimport " + type + ";\n", false);
  }

  /** Returns the same change of a file that can hold the anchor several times. */
  Edit everywhere() {
    return new Edit(file, anchor, replacement, true);
  }

  /**
   * Returns the changed text.
   *
   * @throws IllegalArgumentException when the text does not hold the anchor, or holds it several
   *     times where one is meant, or stays as it was
   */
  String apply(String text) {
    Matcher matcher = anchor.matcher(text);
    long matches = matcher.results().count();
    if (matches == 0) {
      throw new IllegalArgumentException("%s does not hold: %s".formatted(file, anchor));
    }
    if (matches > 1 && !repeated) {
      throw new IllegalArgumentException("%s holds %d times: %s".formatted(file, matches, anchor));
    }
    String changed = matcher.replaceAll(replacement);
    if (changed.equals(text)) {
      throw new IllegalArgumentException("%s stays as it was: %s".formatted(file, anchor));
    }
    return changed;
  }
}
