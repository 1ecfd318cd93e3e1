package dev.eoslint.reports;

/**
 * Makes text harmless that comes from the analysed sources.
 *
 * <p>A file under analysis must not be able to move the cursor, colour the terminal, reverse the
 * reading direction, or fake a second line.
 */
final class Printable {

  private static final char REPLACEMENT = '\uFFFD';

  private Printable() {}

  /** Returns {@code text} on one line, with nothing in it that a terminal obeys. */
  static String oneLine(String text) {
    return replace(text, ' ');
  }

  /** Returns a line of a source file as it is, tabs included, but for what a terminal obeys. */
  static String sourceLine(String line) {
    return replace(line, '\t');
  }

  private static String replace(String text, char forTab) {
    StringBuilder result = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      char character = text.charAt(index);
      if (character == '\t') {
        result.append(forTab);
      } else if (character == '\n' || character == '\r') {
        result.append(' ');
      } else {
        result.append(isObeyed(character) ? REPLACEMENT : character);
      }
    }
    return result.toString();
  }

  private static boolean isObeyed(char character) {
    return Character.isISOControl(character)
        || isDirectionMark(character)
        || Character.getType(character) == Character.LINE_SEPARATOR
        || Character.getType(character) == Character.PARAGRAPH_SEPARATOR;
  }

  private static boolean isDirectionMark(char character) {
    return (character >= '\u202A' && character <= '\u202E')
        || (character >= '\u2066' && character <= '\u2069');
  }
}
