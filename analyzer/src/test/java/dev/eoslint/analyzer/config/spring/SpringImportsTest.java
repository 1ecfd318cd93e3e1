package dev.eoslint.analyzer.config.spring;

import static dev.eoslint.analyzer.config.spring.SpringFiles.environment;
import static dev.eoslint.analyzer.config.spring.SpringFiles.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that a Spring Boot application imports, and what comes from elsewhere. */
final class SpringImportsTest {

  @Test
  void anImportedFileOverridesItsImporter() {
    SpringEnvironment environment =
        environment(
            "application.yml",
                "spring.config.import: 'optional:classpath:kafka.yml,classpath:/db.yml'\nid: a\n",
            "kafka.yml", "id: b\n",
            "kafka-prod.yml", "id: c\n",
            "db.yml", "x: 1\nspring.config.import: more.properties",
            "more.properties", "y=2\n",
            "unrelated.yml", "id: never\n");

    assertThat(environment.complete()).isTrue();
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("b");
    assertThat(text(environment.properties(Optional.empty()), "y")).isEqualTo("2");
    SpringProperty imported = environment.properties(Optional.of("prod")).find("id").orElseThrow();
    assertThat(imported.value().text()).contains("c");
    assertThat(imported.profile()).contains("prod");
  }

  @Test
  void importsInACircleEnd() {
    SpringEnvironment environment =
        environment(
            "application.yml", "spring.config.import: a.yml\nid: base",
            "a.yml", "spring.config.import: b.yml\nid: a",
            "b.yml", "spring.config.import: a.yml\nid: b");

    assertThat(environment.complete()).isTrue();
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.config.import: 'configserver:'",
        "spring.config.import: 'optional:file:/etc/orders/'",
        "spring.config.import: classpath:missing.yml",
        "spring.cloud.config.uri: http://config:8888",
        "spring.cloud.nacos.config.server-addr: nacos:8848",
        "a: [1"
      })
  void whatComesFromElsewhereMakesThePictureIncomplete(String yaml) {
    assertThat(environment("application.yml", yaml).complete()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: 1",
        "spring.cloud.config:\n  uri: x\n  enabled: false",
        "spring.cloud.config.server.git.uri: x"
      })
  void otherwiseThePictureIsComplete(String yaml) {
    assertThat(environment("application.yml", yaml).complete()).isTrue();
  }
}
