package dev.eoslint.analyzer.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The words of a file as a Bloom filter: a word that it does not know is not in the file, one that
 * it knows may be.
 */
final class WordFilter {

  /** The filter of a text without words. */
  static final WordFilter EMPTY = new WordFilter(Long.SIZE);

  private static final int SMALLEST = 256;

  private final long[] bits;
  private final int mask;

  private WordFilter(int size) {
    this.bits = new long[size / Long.SIZE];
    this.mask = size - 1;
  }

  /** Returns the filter of all words of a file. */
  static WordFilter of(FileBytes file) {
    // About a bit for each byte lets a few in a thousand words pass that are not there.
    int size = Math.max(SMALLEST, Integer.highestOneBit(Math.max(file.length(), 1)));
    WordFilter filter = new WordFilter(size);
    WordCursor words = WordCursor.over(file);
    while (words.next()) {
      filter.add(spread(words.hash()));
    }
    return filter;
  }

  /** Returns whether one of the texts may be in the file. A stream for each file is too slow. */
  boolean mayContainOneOf(List<SoughtText> texts) {
    for (SoughtText text : texts) {
      if (mayContain(text)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether all words of a text may be in the file. */
  boolean mayContain(SoughtText sought) {
    for (int word : sought.words) {
      if (!has(first(word)) || !has(second(word))) {
        return false;
      }
    }
    return true;
  }

  private void add(int word) {
    set(first(word));
    set(second(word));
  }

  private void set(int bit) {
    bits[bit >>> 6] |= 1L << bit;
  }

  private boolean has(int bit) {
    return (bits[bit >>> 6] & 1L << bit) != 0;
  }

  private int first(int word) {
    return word & mask;
  }

  /** The highest bits of a product depend on all bits of its factors. */
  private int second(int word) {
    return (word * 0x9E3779B1) >>> 8 & mask;
  }

  /** The finalizer of MurmurHash3: each bit of the result depends on each bit of the hash. */
  private static int spread(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EBCA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
    return mixed ^ mixed >>> 16;
  }

  /** A text that is looked for in many files. */
  static final class SoughtText {

    private final byte[] bytes;
    private final int[] words;

    private SoughtText(byte[] bytes, int[] words) {
      this.bytes = bytes;
      this.words = words;
    }

    /** Prepares the search for {@code text}. */
    static SoughtText of(String text) {
      int[] hashes = new int[text.length()];
      int count = 0;
      WordCursor words = WordCursor.over(text);
      while (words.next()) {
        hashes[count] = spread(words.hash());
        count++;
      }
      return new SoughtText(text.getBytes(StandardCharsets.UTF_8), Arrays.copyOf(hashes, count));
    }

    /** Returns whether a file contains the text with no part of a word beside it. */
    boolean isIn(FileBytes file) {
      int last = file.length() - bytes.length;
      for (int start = 0; start <= last; start++) {
        if (startsAt(file, start)
            && !splitsWord(file, start)
            && !splitsWord(file, start + bytes.length)) {
          return true;
        }
      }
      return false;
    }

    private boolean startsAt(FileBytes file, int start) {
      for (int index = 0; index < bytes.length; index++) {
        if (file.bytes()[start + index] != bytes[index]) {
          return false;
        }
      }
      return true;
    }

    private static boolean splitsWord(FileBytes file, int position) {
      return position > 0
          && position < file.length()
          && WordCursor.isPartOfWord(file.bytes()[position - 1])
          && WordCursor.isPartOfWord(file.bytes()[position]);
    }
  }
}
