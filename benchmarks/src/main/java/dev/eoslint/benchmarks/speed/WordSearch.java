package dev.eoslint.benchmarks.speed;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Searches for several words at once as Wu and Manber do: the two bytes at the end of a window as
 * long as the shortest word tell how far the window can move.
 */
final class WordSearch {

  private static final int PAIRS = 1 << 16;

  private final byte[][] words;
  private final int window;
  private final byte[] shifts = new byte[PAIRS];

  /**
   * Prepares a search.
   *
   * @param words the words, in ASCII, each of two letters or more
   */
  WordSearch(List<String> words) {
    this.words =
        words.stream().map(word -> word.getBytes(StandardCharsets.US_ASCII)).toArray(byte[][]::new);
    this.window = words.stream().mapToInt(String::length).min().orElseThrow();
    Arrays.fill(shifts, (byte) (window - 1));
    for (byte[] word : this.words) {
      for (int end = 1; end < window; end++) {
        int pair = pair(word[end - 1], word[end]);
        shifts[pair] = (byte) Math.min(shifts[pair], window - 1 - end);
      }
    }
  }

  private static int pair(byte first, byte second) {
    return (first & 0xFF) << 8 | (second & 0xFF);
  }

  /** Tells whether the first bytes of an array hold one of the words. */
  boolean matches(byte[] bytes, int length) {
    int end = window - 1;
    while (end < length) {
      int shift = shifts[pair(bytes[end - 1], bytes[end])];
      if (shift > 0) {
        end += shift;
      } else if (wordStartsAt(bytes, end - window + 1, length)) {
        return true;
      } else {
        end++;
      }
    }
    return false;
  }

  private boolean wordStartsAt(byte[] bytes, int start, int length) {
    for (byte[] word : words) {
      int stop = start + word.length;
      if (stop <= length && Arrays.equals(bytes, start, stop, word, 0, word.length)) {
        return true;
      }
    }
    return false;
  }
}
