package dev.eoslint.analyzer.java.parse;

/** Decodes the escape sequences of string and character literals (JLS 3.10.7 and 3.3). */
final class Escapes {

  private Escapes() {}

  /** Returns {@code written} decoded; a broken escape stays as it is. */
  static String decode(String written) {
    if (written.indexOf('\\') < 0) {
      return written;
    }
    StringBuilder decoded = new StringBuilder(written.length());
    int index = 0;
    while (index < written.length()) {
      char character = written.charAt(index);
      if (character != '\\' || index + 1 == written.length()) {
        decoded.append(character);
        index++;
      } else {
        index = decodeAt(written, index + 1, decoded);
      }
    }
    return decoded.toString();
  }

  private static int decodeAt(String written, int index, StringBuilder decoded) {
    char escape = written.charAt(index);
    if (escape == 'u') {
      return decodeUnicode(written, index, decoded);
    } else if (escape >= '0' && escape <= '7') {
      return decodeOctal(written, index, decoded);
    }
    decoded.append(
        switch (escape) {
          case 'n' -> "\n";
          case 't' -> "\t";
          case 'r' -> "\r";
          case 'b' -> "\b";
          case 'f' -> "\f";
          case 's' -> " ";
          case '\\', '\'', '"' -> String.valueOf(escape);
          default -> "\\" + escape;
        });
    return index + 1;
  }

  private static int decodeUnicode(String written, int start, StringBuilder decoded) {
    int index = start;
    while (index < written.length() && written.charAt(index) == 'u') {
      index++;
    }
    if (index + 4 > written.length()) {
      decoded.append('\\').append(written, start, written.length());
      return written.length();
    }
    try {
      decoded.append((char) Integer.parseInt(written.substring(index, index + 4), 16));
    } catch (NumberFormatException notHexadecimal) {
      decoded.append('\\').append(written, start, index + 4);
    }
    return index + 4;
  }

  private static int decodeOctal(String written, int start, StringBuilder decoded) {
    int longest = written.charAt(start) <= '3' ? 3 : 2;
    int index = start;
    int code = 0;
    while (index < written.length()
        && index < start + longest
        && written.charAt(index) >= '0'
        && written.charAt(index) <= '7') {
      code = code * 8 + (written.charAt(index) - '0');
      index++;
    }
    decoded.append((char) code);
    return index;
  }
}
