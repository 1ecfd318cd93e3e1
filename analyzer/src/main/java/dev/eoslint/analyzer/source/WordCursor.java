package dev.eoslint.analyzer.source;

import java.nio.charset.StandardCharsets;

/**
 * Walks over the words of a text and tells the hash of each.
 *
 * <p>A word is a run of ASCII letters, digits, {@code _}, {@code $} and characters beyond ASCII.
 */
final class WordCursor {

  private static final boolean[] PARTS_OF_WORDS = partsOfWords();

  private final byte[] bytes;
  private final int length;
  private int position;
  private int hash;

  private WordCursor(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  /** Returns a cursor before the first word of a file. */
  static WordCursor over(FileBytes file) {
    return new WordCursor(file.bytes(), file.length());
  }

  /** Returns a cursor before the first word of {@code text}. */
  static WordCursor over(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new WordCursor(bytes, bytes.length);
  }

  /** Returns whether a byte of a text in UTF-8 belongs to a word. */
  static boolean isPartOfWord(byte character) {
    return PARTS_OF_WORDS[character & 0xFF];
  }

  private static boolean[] partsOfWords() {
    boolean[] parts = new boolean[1 << Byte.SIZE];
    for (int character = 0; character < parts.length; character++) {
      boolean ascii = character < 0x80;
      parts[character] =
          !ascii || Character.isLetterOrDigit(character) || character == '_' || character == '$';
    }
    return parts;
  }

  /** Moves to the next word and returns whether there is one. */
  boolean next() {
    // Each byte of a tree passes here: fields are read and written once for each word.
    byte[] text = bytes;
    int end = length;
    int index = position;
    while (index < end && !PARTS_OF_WORDS[text[index] & 0xFF]) {
      index++;
    }
    int sum = 0;
    int start = index;
    while (index < end && PARTS_OF_WORDS[text[index] & 0xFF]) {
      sum = 31 * sum + text[index];
      index++;
    }
    position = index;
    hash = sum;
    return index > start;
  }

  /** Returns the hash of the word that the cursor moved to. */
  int hash() {
    return hash;
  }
}
