package dev.eoslint.analyzer.source;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tells whether bytes contain one of several ASCII words.
 *
 * <p>This is the algorithm of Wu and Manber (1994): a window as long as the shortest word moves
 * over the bytes; the last two bytes in it tell how far it can move without missing a word. Most
 * bytes are never looked at.
 */
final class WordMatcher {

  private static final int BLOCKS = 1 << 16;

  private final boolean ignoringCase;
  private final int window;
  private final int longest;

  /**
   * For each pair of bytes the distance to move, or, where a word can end its window with the pair,
   * the bitwise complement of an index into {@link #candidates}.
   */
  private final short[] moves;

  private final byte[][][] candidates;

  private WordMatcher(List<byte[]> words, boolean ignoringCase) {
    this.ignoringCase = ignoringCase;
    int shortest = words.isEmpty() ? 0 : Integer.MAX_VALUE;
    int length = 0;
    for (byte[] word : words) {
      shortest = Math.min(shortest, word.length);
      length = Math.max(length, word.length);
    }
    this.window = shortest;
    this.longest = length;
    this.moves = new short[words.isEmpty() ? 0 : BLOCKS];
    Arrays.fill(moves, (short) Math.min(window - 1, Short.MAX_VALUE));
    Map<Integer, List<byte[]>> byLastBlock = new TreeMap<>();
    for (byte[] word : words) {
      for (int end = 1; end < window; end++) {
        for (int block : spellings(word[end - 1], word[end])) {
          moves[block] = (short) Math.min(moves[block], window - 1 - end);
        }
      }
      for (int block : spellings(word[window - 2], word[window - 1])) {
        byLastBlock.computeIfAbsent(block, unused -> new ArrayList<>()).add(word);
      }
    }
    this.candidates = new byte[byLastBlock.size()][][];
    int index = 0;
    for (Map.Entry<Integer, List<byte[]>> entry : byLastBlock.entrySet()) {
      candidates[index] = entry.getValue().toArray(byte[][]::new);
      moves[entry.getKey()] = (short) ~index;
      index++;
    }
  }

  /** Returns a matcher for which letter case counts. */
  static WordMatcher caseSensitive(List<String> words) {
    return new WordMatcher(bytes(words), false);
  }

  /** Returns a matcher for which the case of ASCII letters does not count. */
  static WordMatcher ignoringCase(List<String> words) {
    List<String> folded = words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
    return new WordMatcher(bytes(folded), true);
  }

  /** Returns the length of the longest word in bytes, 0 without words. */
  int longest() {
    return longest;
  }

  /** Returns whether the first {@code length} bytes contain a word. */
  boolean matches(byte[] bytes, int length) {
    if (window == 0) {
      return false;
    }
    int end = window - 1;
    while (end < length) {
      int move = moves[block(bytes[end - 1], bytes[end])];
      if (move > 0) {
        end += move;
      } else if (matchesAt(bytes, end - window + 1, length, candidates[~move])) {
        return true;
      } else {
        end++;
      }
    }
    return false;
  }

  private boolean matchesAt(byte[] bytes, int start, int length, byte[][] words) {
    for (byte[] word : words) {
      if (start + word.length <= length && equalsAt(bytes, start, word)) {
        return true;
      }
    }
    return false;
  }

  private boolean equalsAt(byte[] bytes, int start, byte[] word) {
    for (int index = 0; index < word.length; index++) {
      byte found = bytes[start + index];
      if (word[index] != (ignoringCase ? lowerCase(found) : found)) {
        return false;
      }
    }
    return true;
  }

  private int[] spellings(byte first, byte second) {
    if (!ignoringCase) {
      return new int[] {block(first, second)};
    }
    byte upperFirst = upperCase(first);
    byte upperSecond = upperCase(second);
    return new int[] {
      block(first, second),
      block(first, upperSecond),
      block(upperFirst, second),
      block(upperFirst, upperSecond)
    };
  }

  private static int block(byte first, byte second) {
    return (first & 0xFF) << 8 | (second & 0xFF);
  }

  private static byte lowerCase(byte character) {
    return character >= 'A' && character <= 'Z' ? (byte) (character + 'a' - 'A') : character;
  }

  private static byte upperCase(byte character) {
    return character >= 'a' && character <= 'z' ? (byte) (character - 'a' + 'A') : character;
  }

  private static List<byte[]> bytes(List<String> words) {
    return words.stream().distinct().map(WordMatcher::bytes).toList();
  }

  private static byte[] bytes(String word) {
    if (word.length() < 2 || word.chars().anyMatch(character -> character > 0x7F)) {
      throw new IllegalArgumentException(
          "A trigger word has at least two ASCII characters: '%s'.".formatted(word));
    }
    return word.getBytes(StandardCharsets.US_ASCII);
  }
}
