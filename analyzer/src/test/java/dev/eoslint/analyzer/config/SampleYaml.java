package dev.eoslint.analyzer.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.source.SourceText;
import java.util.List;

/** Texts that are read as one YAML file. */
final class SampleYaml {

  /** The path of the file. */
  static final String PATH = "src/main/resources/application.yml";

  private SampleYaml() {}

  /** Reads a file. */
  static ConfigFile file(String content) {
    return ConfigReaders.yaml().read(new SourceText(PATH, content));
  }

  /** Reads the first document of a file that nothing is wrong with. */
  static ConfigDocument read(String content) {
    ConfigFile file = file(content);
    assertThat(file.notices()).isEmpty();
    return file.documents().get(0);
  }

  /** Reads the only entry of a document. */
  static ConfigEntry only(String content) {
    List<ConfigEntry> entries = read(content).entries();
    assertThat(entries).hasSize(1);
    return entries.get(0);
  }

  /** Reads the last entry of a document. */
  static ConfigEntry last(String content) {
    List<ConfigEntry> entries = read(content).entries();
    return entries.get(entries.size() - 1);
  }
}
