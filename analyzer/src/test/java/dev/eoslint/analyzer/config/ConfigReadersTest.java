package dev.eoslint.analyzer.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceText;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class ConfigReadersTest {

  @ParameterizedTest
  @CsvSource({
    "PROPERTIES, client.properties, a.b=1, 1",
    "PROPERTIES, client.properties, 'a.b=1\n#---\na.b=2', 1",
    "PROPERTIES, application.properties, 'a.b=1\n#---\na.b=2', 2",
    "PROPERTIES, bootstrap-dev.properties, 'a.b=1\n#---\na.b=2', 2",
    "YAML, application.yml, 'a: {b: 1}\n---\na.b: 2', 2",
    "JSON, application.json, '{\"a\": {\"b\": 1}}', 1"
  })
  void theKindOfTheFileChoosesTheReader(FileKind kind, String name, String text, int documents) {
    ConfigFile file = read(kind, name, text).orElseThrow();

    assertThat(file.documents())
        .hasSize(documents)
        .allSatisfy(document -> assertThat(document.find("a.b")).isPresent());
  }

  @ParameterizedTest
  @EnumSource(
      value = FileKind.class,
      names = {"JAVA", "XML", "GRADLE"})
  void otherLanguagesHaveNoReader(FileKind kind) {
    assertThat(read(kind, "x", "a=1")).isEmpty();
  }

  private static Optional<ConfigFile> read(FileKind kind, String name, String text) {
    SourceFile file = new SourceFile("conf/" + name, Path.of("/", name), kind, false, true);
    return ConfigReaders.read(file, new SourceText("conf/" + name, text));
  }
}
