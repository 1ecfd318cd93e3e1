package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FileBufferTest {

  private static final int SIZE = 200_000;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(longs = {0, 1, SIZE - 1, SIZE, SIZE + 1, 10 * SIZE, Long.MAX_VALUE})
  void readsWholeFilesWhateverTheExpectation(long expected) throws IOException {
    byte[] content = randomBytes(SIZE);
    Path file = Files.write(folder.resolve("a"), content);

    assertThat(content(new FileBuffer().read(file, expected, 2 * SIZE))).isEqualTo(content);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_000, SIZE - 1, SIZE})
  void stopsAtTheLimit(int limit) throws IOException {
    byte[] content = randomBytes(SIZE);
    Path file = Files.write(folder.resolve("a"), content);

    assertThat(content(new FileBuffer().read(file, SIZE, limit)))
        .isEqualTo(Arrays.copyOf(content, limit));
  }

  @Test
  void readsOneFileAfterTheOther() throws IOException {
    FileBuffer buffer = new FileBuffer();
    byte[] large = randomBytes(SIZE);
    byte[] small = randomBytes(10);
    Path largeFile = Files.write(folder.resolve("large"), large);
    Path smallFile = Files.write(folder.resolve("small"), small);
    Path emptyFile = Files.createFile(folder.resolve("empty"));

    assertThat(content(buffer.read(largeFile, SIZE, SIZE))).isEqualTo(large);
    assertThat(content(buffer.read(smallFile, 10, SIZE))).isEqualTo(small);
    assertThat(content(buffer.read(emptyFile, 0, SIZE))).isEmpty();
  }

  @Test
  void failsOnWhatIsNoFile() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> new FileBuffer().read(folder, 0, SIZE));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> new FileBuffer().read(folder.resolve("missing"), 0, SIZE));
  }

  private static byte[] content(FileBytes read) {
    return Arrays.copyOf(read.bytes(), read.length());
  }

  private static byte[] randomBytes(int count) {
    byte[] bytes = new byte[count];
    new Random(7).nextBytes(bytes);
    return bytes;
  }
}
