package dev.eoslint.reports;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fingerprints that GitHub knows a line by: {@code
 * partialFingerprints.primaryLocationLineHash}.
 *
 * <p>The value of a line is the polynomial with base 37, modulo 2^64, over the 100 characters from
 * the start of the line on, across the following lines. Blanks and tabs do not count, each line end
 * counts as one line feed, the end of the file as 65535, what lies behind it as 0. It is written in
 * hexadecimal digits, with a colon and the running number of that value within the file. This is
 * what {@code src/fingerprints.ts} of github/codeql-action computes, which warns when a report has
 * another value than its own.
 */
final class PrimaryLocationLineHash {

  private static final int WINDOW = 100;
  private static final long BASE = 37;
  private static final char END_OF_FILE = 65535;

  private final List<String> hashes;

  /**
   * Computes the hashes of all lines.
   *
   * @param content the whole file, decoded as UTF-8, with its byte order mark
   */
  PrimaryLocationLineHash(String content) {
    StringBuilder counted = new StringBuilder(content.length() + 1);
    List<Integer> lineStarts = new ArrayList<>();
    collect(content, counted, lineStarts);
    hashes = numbered(counted, lineStarts);
  }

  /**
   * Returns the hash of a line.
   *
   * @param line 1-based; empty when the file has no such line
   */
  Optional<String> ofLine(int line) {
    return line <= hashes.size() ? Optional.of(hashes.get(line - 1)) : Optional.empty();
  }

  private static void collect(String content, StringBuilder counted, List<Integer> lineStarts) {
    lineStarts.add(0);
    for (int index = 0; index < content.length(); index++) {
      char character = content.charAt(index);
      boolean lineEnd = character == '\n' || character == '\r';
      boolean secondOfPair = character == '\n' && index > 0 && content.charAt(index - 1) == '\r';
      if (lineEnd && !secondOfPair) {
        counted.append('\n');
        lineStarts.add(counted.length());
      } else if (!lineEnd && character != ' ' && character != '\t') {
        counted.append(character);
      }
    }
    counted.append(END_OF_FILE);
  }

  private static List<String> numbered(CharSequence counted, List<Integer> lineStarts) {
    Map<String, Integer> occurrences = new HashMap<>();
    List<String> numbered = new ArrayList<>(lineStarts.size());
    for (int start : lineStarts) {
      String hash = Long.toHexString(hash(counted, start));
      numbered.add(hash + ":" + occurrences.merge(hash, 1, Integer::sum));
    }
    return numbered;
  }

  private static long hash(CharSequence counted, int start) {
    long hash = 0;
    for (int index = start; index < start + WINDOW; index++) {
      hash = hash * BASE + (index < counted.length() ? counted.charAt(index) : 0);
    }
    return hash;
  }
}
