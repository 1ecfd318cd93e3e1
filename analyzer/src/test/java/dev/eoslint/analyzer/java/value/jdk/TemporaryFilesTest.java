package dev.eoslint.analyzer.java.value.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.java.ProbedCode;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TemporaryFilesTest {

  private static final String FILES = "java.nio.file.Files.";
  private static final String FILE = "java.io.File.";

  @TempDir private Path root;

  private String valueOf(String expression) {
    return ProbedCode.seenIn(root, "see(" + expression + ");").get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "getFileName()",
        "toString()",
        "toAbsolutePath().toString()",
        "toFile().getName()"
      })
  void namesOfTemporaryDirectoriesAreRandom(String read) {
    assertThat(valueOf(FILES + "createTempDirectory(\"spool\")." + read))
        .isEqualTo("<Files.createTempDirectory()>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"getName()", "getPath()", "toPath().getFileName()"})
  void namesOfTemporaryFilesAreRandom(String read) {
    assertThat(valueOf("\"tx-\" + " + FILE + "createTempFile(\"spool\", null)." + read))
        .isEqualTo("tx-<File.createTempFile()>");
  }

  @ParameterizedTest
  @CsvSource({
    "createTempFile(\"a\"; \"b\").getParent()",
    "createTempDirectory(\"a\").resolve(\"b\").getFileName()",
    "createTempDirectory(\"a\").getNameCount()",
    "createDirectories(unseen()).getFileName()"
  })
  void whatIsAroundAndInsideOfThemIsNot(String expression) {
    assertThat(valueOf(FILES + expression.replace(';', ','))).isEqualTo("?");
  }
}
