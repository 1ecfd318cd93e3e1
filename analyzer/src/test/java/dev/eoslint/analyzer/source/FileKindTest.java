package dev.eoslint.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FileKindTest {

  @ParameterizedTest
  @CsvSource({
    "Relay.java, JAVA",
    "com/acme/Relay.java, JAVA",
    "package-info.java, JAVA",
    "application-prod.properties, PROPERTIES",
    "application.yml, YAML",
    "deployment.yaml, YAML",
    "pom.xml, XML",
    "connector.json, JSON",
    "build.gradle, GRADLE",
    "settings.gradle.kts, GRADLE",
    "gradle/libs.versions.toml, GRADLE"
  })
  void tellsTheKindByTheEndOfTheName(String name, FileKind kind) {
    assertThat(FileKind.of(name)).contains(kind);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Relay.java.tmpl",
        "Relay.java.vm",
        "Relay.kt",
        "Relay.JAVA",
        "java",
        "main.kts",
        "notes.txt",
        "Relayjava",
        "",
        "."
      })
  void knowsNoOtherKinds(String name) {
    assertThat(FileKind.of(name)).isEmpty();
  }
}
