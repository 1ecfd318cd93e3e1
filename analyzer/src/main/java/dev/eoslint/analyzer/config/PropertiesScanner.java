package dev.eoslint.analyzer.config;

import java.util.Arrays;
import java.util.Optional;

/**
 * Splits the text of a properties file into comments and entries.
 *
 * <p>The syntax is that of {@link java.util.Properties#load(java.io.Reader)}, with its corners: a
 * line that holds nothing but a backslash is the start of a line that is still empty, and a
 * backslash at the end of the text is dropped.
 */
final class PropertiesScanner {

  /**
   * A key or a value.
   *
   * @param text without escapes
   * @param start offset of the first character
   * @param end offset after the last character
   * @param malformedEscape offset of an escape that Java would refuse
   */
  record Token(String text, int start, int end, Optional<Integer> malformedEscape) {}

  private final String content;
  private int position;
  private int commentStart = -1;
  private int commentEnd;

  /** The characters of the current logical line, without line ends and continuation marks. */
  private char[] line = new char[128];

  /** The offset of each character of {@link #line} in the text. */
  private int[] offsets = new int[128];

  private int length;
  private int lineEnd;

  PropertiesScanner(String content) {
    this.content = content;
  }

  /** Goes to the next comment or entry and returns whether there is one. */
  boolean next() {
    length = 0;
    commentStart = -1;
    boolean skipsBlanks = true;
    boolean continued = false;
    boolean afterBackslash = false;
    while (position < content.length()) {
      char character = content.charAt(position++);
      if (skipsBlanks) {
        if (isBlank(character) || (!continued && isLineEnd(character))) {
          continue;
        }
        skipsBlanks = false;
        continued = false;
      }
      if (length == 0 && (character == '#' || character == '!')) {
        takeComment();
        return true;
      }
      if (!isLineEnd(character)) {
        append(character, position - 1);
        afterBackslash = character == '\\' && !afterBackslash;
      } else if (length == 0) {
        skipsBlanks = true;
      } else if (afterBackslash && position < content.length()) {
        length--;
        skipsBlanks = true;
        continued = true;
        afterBackslash = false;
        skipLineFeedAfter(character);
      } else {
        lineEnd = position - 1;
        dropLastIf(afterBackslash);
        return true;
      }
    }
    boolean found = length > 0;
    lineEnd = content.length();
    dropLastIf(afterBackslash);
    return found;
  }

  /** Returns whether {@link #next()} found a comment. */
  boolean isComment() {
    return commentStart >= 0;
  }

  /** Returns the offset of the {@code #} or {@code !}. */
  int commentStart() {
    return commentStart;
  }

  /** Returns the offset of the end of the comment's line. */
  int commentEnd() {
    return commentEnd;
  }

  /** Returns the key of the entry. */
  Token key() {
    return token(0, keyLength());
  }

  /** Returns the value of the entry. */
  Token value() {
    int start = keyLength();
    boolean separated = false;
    while (start < length) {
      char character = line[start];
      boolean separator = !separated && (character == '=' || character == ':');
      if (!separator && !isBlank(character)) {
        break;
      }
      separated |= separator;
      start++;
    }
    return token(start, length);
  }

  private int keyLength() {
    boolean afterBackslash = false;
    for (int index = 0; index < length; index++) {
      char character = line[index];
      if (!afterBackslash && (character == '=' || character == ':' || isBlank(character))) {
        return index;
      }
      afterBackslash = character == '\\' && !afterBackslash;
    }
    return length;
  }

  private Token token(int from, int to) {
    StringBuilder text = new StringBuilder(to - from);
    Optional<Integer> malformed = Optional.empty();
    int index = from;
    while (index < to) {
      char character = line[index++];
      if (character != '\\' || index == to) {
        text.append(character);
        continue;
      }
      char escaped = line[index++];
      if (escaped != 'u') {
        text.append(unescaped(escaped));
        continue;
      }
      int codeUnit = hexadecimal(index, to);
      if (codeUnit < 0) {
        malformed = malformed.isPresent() ? malformed : Optional.of(offsets[index - 2]);
        text.append(escaped);
      } else {
        text.append((char) codeUnit);
        index += 4;
      }
    }
    int start = from < length ? offsets[from] : lineEnd;
    int end = to > from ? offsets[to - 1] + 1 : start;
    return new Token(text.toString(), start, end, malformed);
  }

  private int hexadecimal(int from, int to) {
    if (to - from < 4) {
      return -1;
    }
    int codeUnit = 0;
    for (int index = from; index < from + 4; index++) {
      int digit = line[index] < 128 ? Character.digit(line[index], 16) : -1;
      if (digit < 0) {
        return -1;
      }
      codeUnit = codeUnit * 16 + digit;
    }
    return codeUnit;
  }

  private static char unescaped(char character) {
    return switch (character) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'f' -> '\f';
      default -> character;
    };
  }

  private void takeComment() {
    commentStart = position - 1;
    while (position < content.length() && !isLineEnd(content.charAt(position))) {
      position++;
    }
    commentEnd = position;
  }

  private void append(char character, int offset) {
    if (length == line.length) {
      line = Arrays.copyOf(line, length * 2);
      offsets = Arrays.copyOf(offsets, length * 2);
    }
    line[length] = character;
    offsets[length++] = offset;
  }

  private void dropLastIf(boolean backslash) {
    if (backslash) {
      length--;
    }
  }

  private void skipLineFeedAfter(char character) {
    if (character == '\r' && content.charAt(position) == '\n') {
      position++;
    }
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\f';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
