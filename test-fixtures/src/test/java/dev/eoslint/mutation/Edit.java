package dev.eoslint.mutation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change of the text of one file.
 *
 * @param file the name of the file, which no other file of the application has
 * @param anchor what is replaced, everywhere in the file
 * @param replacement what takes its place, with {@code $1} for the first group of the anchor
 */
record Edit(String file, Pattern anchor, String replacement) {

  private static final Pattern PACKAGE = Pattern.compile("\\Apackage [\\w.]+;\n");

  /** Replaces a text. */
  static Edit replace(String file, String text, String replacement) {
    return new Edit(
        file, Pattern.compile(Pattern.quote(text)), Matcher.quoteReplacement(replacement));
  }

  /** Removes a text together with the rest of the lines that it begins and ends in. */
  static Edit removeLines(String file, String text) {
    return removePattern(file, "[^\n]*" + Pattern.quote(text) + "[^\n]*\n");
  }

  /** Replaces what a regular expression matches. A dot stands for line ends as well. */
  static Edit replacePattern(String file, String regex, String replacement) {
    return new Edit(file, Pattern.compile(regex, Pattern.DOTALL), replacement);
  }

  /** Removes what a regular expression matches. A dot stands for line ends as well. */
  static Edit removePattern(String file, String regex) {
    return replacePattern(file, regex, "");
  }

  /** Imports a type. */
  static Edit importing(String file, String type) {
    return new Edit(file, PACKAGE, "$0\nimport " + type + ";\n");
  }

  /**
   * Returns the changed text.
   *
   * @throws IllegalArgumentException when the text does not hold the anchor
   */
  String apply(String text) {
    Matcher matcher = anchor.matcher(text);
    if (!matcher.find()) {
      throw new IllegalArgumentException("%s does not hold: %s".formatted(file, anchor));
    }
    return matcher.replaceAll(replacement);
  }
}
