package dev.eoslint.analyzer.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** What a file holds, or the start of it. */
final class FileBytes {

  /** No content. */
  static final FileBytes EMPTY = new FileBytes(new byte[0], 0);

  /** The length of a byte order mark of UTF-16. */
  static final int UTF_16_MARK = 2;

  /** How many bytes to search for a zero byte, which shows that a file is not text. */
  private static final int BINARY_PROBE = 1024;

  private final byte[] bytes;
  private final int length;

  /** Takes the first {@code length} of {@code bytes}, which nobody changes afterwards. */
  FileBytes(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  /** Returns an array that starts with the content; it is not copied. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns how many bytes belong to the content. */
  int length() {
    return length;
  }

  /** Returns whether this is not text; text in UTF-16 counts as text when its mark says so. */
  boolean binary() {
    if (utf16().isPresent()) {
      return length >= 4 && bytes[2] == 0 && bytes[3] == 0;
    }
    for (int index = 0; index < Math.min(length, BINARY_PROBE); index++) {
      if (bytes[index] == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the same text without byte order mark and with one byte for each ASCII character. */
  FileBytes withAsciiBytes() {
    Optional<Charset> utf16 = utf16();
    if (utf16.isPresent()) {
      String text = new String(bytes, UTF_16_MARK, length - UTF_16_MARK, utf16.get());
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      return new FileBytes(encoded, encoded.length);
    }
    int mark = utf8Mark();
    return mark == 0 ? this : new FileBytes(Arrays.copyOfRange(bytes, mark, length), length - mark);
  }

  /** Returns the length of a byte order mark of UTF-8 at the start, 0 without. */
  int utf8Mark() {
    return startsWith(0xEF, 0xBB, 0xBF) ? 3 : 0;
  }

  /** Returns the encoding that a byte order mark of UTF-16 tells. */
  Optional<Charset> utf16() {
    if (startsWith(0xFE, 0xFF)) {
      return Optional.of(StandardCharsets.UTF_16BE);
    }
    return startsWith(0xFF, 0xFE) ? Optional.of(StandardCharsets.UTF_16LE) : Optional.empty();
  }

  private boolean startsWith(int... expected) {
    if (length < expected.length) {
      return false;
    }
    for (int index = 0; index < expected.length; index++) {
      if ((bytes[index] & 0xFF) != expected[index]) {
        return false;
      }
    }
    return true;
  }
}
