package dev.eoslint.analyzer.source;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a file holds, or the start of it.
 *
 * @param bytes holds the content from its first byte on
 * @param length how many bytes belong to the content
 */
record FileBytes(byte[] bytes, int length) {

  /** No content. */
  static final FileBytes EMPTY = new FileBytes(new byte[0], 0);

  /** How many bytes to search for a zero byte, which shows that a file is not text. */
  private static final int BINARY_PROBE = 1024;

  /**
   * Reads a file from its start.
   *
   * @param expected the likely size in bytes; a right guess saves a copy and a system call
   * @param limit how many bytes to read at most
   */
  static FileBytes read(Path path, long expected, int limit) throws IOException {
    try (InputStream stream = new FileInputStream(path.toFile())) {
      byte[] bytes = new byte[(int) Math.min(expected + 1, limit)];
      int length = 0;
      while (length < limit) {
        if (length == bytes.length) {
          bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(2L * length, 8192), limit));
        }
        int count = stream.read(bytes, length, bytes.length - length);
        length += Math.max(count, 0);
        // There was room for one byte more than expected: the file ends here.
        if (count < 0 || length == expected) {
          break;
        }
      }
      return new FileBytes(bytes, length);
    }
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

  /** Returns the same text with one byte for each ASCII character. */
  FileBytes withAsciiBytes() {
    if (utf16().isEmpty()) {
      return this;
    }
    byte[] encoded = new String(bytes, 0, length, utf16().get()).getBytes(StandardCharsets.UTF_8);
    return new FileBytes(encoded, encoded.length);
  }

  /** Returns the encoding that a byte order mark of UTF-16 tells. */
  Optional<Charset> utf16() {
    if (startsWith(0xFE, 0xFF)) {
      return Optional.of(StandardCharsets.UTF_16BE);
    }
    return startsWith(0xFF, 0xFE) ? Optional.of(StandardCharsets.UTF_16LE) : Optional.empty();
  }

  /** Returns whether the first bytes are {@code expected}. */
  boolean startsWith(int... expected) {
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
