package dev.eoslint.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.benchmarks.speed.ByteScan.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ByteScanTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void countsTheFilesThatHoldAWord(int threads) throws Exception {
    new ServiceGenerator(40, 4).write(folder);

    Result result = ByteScan.scan(folder.toFile(), threads);

    assertThat(result.files()).isEqualTo(41);
    assertThat(result.matching()).isEqualTo(4);
  }

  @Test
  void readsFilesThatExceedItsBuffer() throws Exception {
    String text = "x".repeat(200_000) + "beginTransaction";
    Files.writeString(folder.resolve("Large.java"), text);

    assertThat(ByteScan.scan(folder.toFile(), 1)).isEqualTo(new Result(1, text.length(), 1));
  }
}
