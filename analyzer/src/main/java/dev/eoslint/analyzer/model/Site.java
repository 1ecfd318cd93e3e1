package dev.eoslint.analyzer.model;

import java.util.Comparator;

/**
 * A range of text in a file of the analysed tree.
 *
 * @param file path relative to the root of the analysed tree, with forward slashes, without {@code
 *     ./} in front
 * @param startLine 1-based line of the first character
 * @param startColumn 1-based column of the first character, in UTF-16 code units
 * @param endLine 1-based line of the position after the last character
 * @param endColumn 1-based column of the position after the last character
 */
public record Site(String file, int startLine, int startColumn, int endLine, int endColumn)
    implements Comparable<Site> {

  private static final Comparator<Site> ORDER =
      Comparator.comparing(Site::file)
          .thenComparingInt(Site::startLine)
          .thenComparingInt(Site::startColumn)
          .thenComparingInt(Site::endLine)
          .thenComparingInt(Site::endColumn);

  /** Rejects lines and columns below 1 and ranges that end before they start. */
  public Site {
    if (startLine < 1 || startColumn < 1) {
      throw new IllegalArgumentException(
          "Lines and columns count from 1: %d:%d".formatted(startLine, startColumn));
    }
    if (endLine < startLine || (endLine == startLine && endColumn < startColumn)) {
      throw new IllegalArgumentException("The range ends before it starts.");
    }
  }

  /** Returns a site that stands for a whole file: the empty range at its first character. */
  public static Site startOf(String file) {
    return new Site(file, 1, 1, 1, 1);
  }

  /** Returns whether this range contains {@code other} of the same file. */
  public boolean contains(Site other) {
    return file.equals(other.file)
        && (startLine < other.startLine
            || (startLine == other.startLine && startColumn <= other.startColumn))
        && (endLine > other.endLine || (endLine == other.endLine && endColumn >= other.endColumn));
  }

  /** Orders by path, then by position. */
  @Override
  public int compareTo(Site other) {
    return ORDER.compare(this, other);
  }

  /** Returns {@code file:line:column}. */
  @Override
  public String toString() {
    return file + ":" + startLine + ":" + startColumn;
  }
}
