package dev.eoslint.analyzer.source;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads one file after the other into the same memory. For one thread. */
final class FileBuffer {

  /** How many files are worth a thread, with a buffer of its own, that reads them. */
  static final int FILES_PER_THREAD = 8;

  private static final int CHUNK = 1 << 16;

  private byte[] bytes = new byte[0];

  /**
   * Reads a file from its start.
   *
   * @param expected the likely size in bytes; a right guess saves a system call
   * @param limit how many bytes to read at most
   * @return what was read; it is gone with the next call
   */
  FileBytes read(Path path, long expected, int limit) throws IOException {
    int likely = (int) Math.min(expected, limit);
    int length = 0;
    try (InputStream stream = new FileInputStream(path.toFile())) {
      while (length < limit) {
        // One byte more than expected, so that a shorter read shows the end of the file.
        int wanted = length <= likely ? likely + 1 - length : CHUNK;
        int requested = Math.min(wanted, limit - length);
        reserve(length + requested);
        int count = stream.read(bytes, length, requested);
        length += Math.max(count, 0);
        if (count < 0 || (length == likely && count < requested)) {
          break;
        }
      }
    }
    return new FileBytes(bytes, length);
  }

  private void reserve(int size) {
    if (bytes.length < size) {
      bytes = Arrays.copyOf(bytes, Math.max(size, 2 * bytes.length));
    }
  }
}
