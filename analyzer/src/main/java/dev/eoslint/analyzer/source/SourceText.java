package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.model.Site;
import java.util.Arrays;

/**
 * The decoded text of a file, which knows positions. CR LF, LF and CR each end a line.
 *
 * <p>Offsets are 0-based UTF-16 code units, lines and columns are 1-based.
 */
public final class SourceText {

  private final String path;
  private final String content;
  private final int[] lineStarts;

  /**
   * Creates a text.
   *
   * @param path path relative to the root of the tree, with forward slashes
   * @param content the text without byte order mark
   */
  public SourceText(String path, String content) {
    this.path = path;
    this.content = content;
    this.lineStarts = lineStarts(content);
  }

  /** Returns the path relative to the root of the tree. */
  public String path() {
    return path;
  }

  /** Returns the whole text. */
  public String content() {
    return content;
  }

  /** Returns the number of lines; a final line end opens an empty last line. */
  public int lineCount() {
    return lineStarts.length;
  }

  /**
   * Returns the text of a line without its end.
   *
   * @param line 1-based; a line that does not exist is the empty text
   */
  public String line(int line) {
    if (line < 1 || line > lineStarts.length) {
      return "";
    }
    int start = lineStarts[line - 1];
    int end = line < lineStarts.length ? lineStarts[line] : content.length();
    while (end > start && isLineEnd(content.charAt(end - 1))) {
      end--;
    }
    return content.substring(start, end);
  }

  /** Returns the 1-based line of the character at {@code offset}. */
  public int lineOf(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** Returns the 1-based column of the character at {@code offset}. */
  public int columnOf(int offset) {
    return offset - lineStarts[lineOf(offset) - 1] + 1;
  }

  /**
   * Returns the offset of a position; a line or column beyond the text is brought back into it.
   *
   * @param line 1-based line
   * @param column 1-based column
   */
  public int offset(int line, int column) {
    int start = lineStarts[Math.min(Math.max(line, 1), lineStarts.length) - 1];
    return Math.min(start + Math.max(column, 1) - 1, content.length());
  }

  /** Returns the site of the characters from {@code start} to before {@code end}. */
  public Site site(int start, int end) {
    return new Site(path, lineOf(start), columnOf(start), lineOf(end), columnOf(end));
  }

  private static int[] lineStarts(String content) {
    int[] starts = new int[64];
    int count = 1;
    for (int index = 0; index < content.length(); index++) {
      char character = content.charAt(index);
      if (!isLineEnd(character)) {
        continue;
      }
      boolean crLf =
          character == '\r' && index + 1 < content.length() && content.charAt(index + 1) == '\n';
      if (crLf) {
        index++;
      }
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
      }
      starts[count++] = index + 1;
    }
    return Arrays.copyOf(starts, count);
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
