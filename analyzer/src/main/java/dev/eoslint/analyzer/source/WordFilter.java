package dev.eoslint.analyzer.source;

import java.nio.charset.StandardCharsets;
import java.util.function.IntPredicate;

/**
 * The words of a file as a Bloom filter: a word that it does not know is not in the file, one that
 * it knows may be.
 *
 * <p>A word is a run of ASCII letters, digits, {@code _}, {@code $} and characters beyond ASCII.
 */
final class WordFilter {

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
    allWords(file, filter::add);
    return filter;
  }

  /** Returns whether all words of {@code text} may be in the file. */
  boolean mayContain(String text) {
    return allWords(utf8(text), this::has);
  }

  /** Returns whether a file contains {@code text} with no part of a word beside it. */
  static boolean contains(FileBytes file, String text) {
    FileBytes sought = utf8(text);
    int last = file.length() - sought.length();
    for (int start = 0; start <= last; start++) {
      if (startsAt(file, start, sought)
          && !splitsWord(file, start)
          && !splitsWord(file, start + sought.length())) {
        return true;
      }
    }
    return false;
  }

  private boolean add(int hash) {
    bits[first(hash) >>> 6] |= 1L << first(hash);
    bits[second(hash) >>> 6] |= 1L << second(hash);
    return true;
  }

  private boolean has(int hash) {
    return (bits[first(hash) >>> 6] & 1L << first(hash)) != 0
        && (bits[second(hash) >>> 6] & 1L << second(hash)) != 0;
  }

  private int first(int hash) {
    return spread(hash) & mask;
  }

  private int second(int hash) {
    return spread(hash ^ 0x9E3779B9) & mask;
  }

  /** The finalizer of MurmurHash3: each bit of the result depends on each bit of the hash. */
  private static int spread(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EBCA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
    return mixed ^ mixed >>> 16;
  }

  private static boolean allWords(FileBytes file, IntPredicate predicate) {
    int hash = 0;
    boolean inWord = false;
    for (int index = 0; index < file.length(); index++) {
      byte character = file.bytes()[index];
      if (isPartOfWord(character)) {
        hash = 31 * hash + character;
        inWord = true;
      } else if (inWord) {
        if (!predicate.test(hash)) {
          return false;
        }
        hash = 0;
        inWord = false;
      }
    }
    return !inWord || predicate.test(hash);
  }

  private static boolean startsAt(FileBytes file, int start, FileBytes sought) {
    for (int index = 0; index < sought.length(); index++) {
      if (file.bytes()[start + index] != sought.bytes()[index]) {
        return false;
      }
    }
    return true;
  }

  private static boolean splitsWord(FileBytes file, int position) {
    return position > 0
        && position < file.length()
        && isPartOfWord(file.bytes()[position - 1])
        && isPartOfWord(file.bytes()[position]);
  }

  private static boolean isPartOfWord(byte character) {
    int folded = character | 0x20;
    return (folded >= 'a' && folded <= 'z')
        || (character >= '0' && character <= '9')
        || character == '_'
        || character == '$'
        || character < 0;
  }

  private static FileBytes utf8(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new FileBytes(bytes, bytes.length);
  }
}
