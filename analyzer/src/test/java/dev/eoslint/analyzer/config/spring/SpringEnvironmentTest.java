package dev.eoslint.analyzer.config.spring;

import static dev.eoslint.analyzer.config.spring.SpringFiles.RESOURCES;
import static dev.eoslint.analyzer.config.spring.SpringFiles.SITE;
import static dev.eoslint.analyzer.config.spring.SpringFiles.base;
import static dev.eoslint.analyzer.config.spring.SpringFiles.environment;
import static dev.eoslint.analyzer.config.spring.SpringFiles.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that Spring Boot reads, and the properties that it makes of them. */
final class SpringEnvironmentTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/resources/application.yml",
        "orders/src/main/resources/config/application-prod.properties",
        "application.yaml",
        "config/application.properties",
        "src/main/resources/bootstrap.yml"
      })
  void springReadsItsFiles(String path) {
    assertThat(SpringEnvironment.reads(path)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/resources/kafka.yml",
        "src/main/resources/defaults/application.yml",
        "src/main/resources/application.json",
        "src/main/resources/applications.yml"
      })
  void springReadsNoOthers(String path) {
    assertThat(SpringEnvironment.reads(path)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.kafka.consumer.isolation-level: read_committed",
        "spring.kafka.consumer.isolationLevel: read_committed",
        "spring.kafka.consumer.isolation_level: read_committed",
        "spring:\n  kafka:\n    consumer:\n      ISOLATION-LEVEL: read_committed"
      })
  void everySpellingIsFound(String yaml) {
    assertThat(base("application.yml", yaml).find("spring.kafka.consumer.isolation-level"))
        .map(property -> property.value().text().orElseThrow())
        .contains("read_committed");
  }

  @Test
  void aPropertyKnowsItsPlace() {
    SpringProperty property =
        base("application.yml", "spring:\n  kafka:\n    producer:\n      acks: all\n")
            .find("spring.kafka.producer.acks")
            .orElseThrow();

    assertThat(property.site()).isEqualTo(new Site(RESOURCES + "application.yml", 4, 7, 4, 16));
    assertThat(property.value()).isEqualTo(Value.known("all", property.site()));
    assertThat(property.key()).isEqualTo("spring.kafka.producer.acks");
    assertThat(property.profile()).isEmpty();
  }

  @Test
  void entriesOfMapsKeepTheirSpelling() {
    SpringProperties properties =
        base(
            "application.properties",
            """
            spring.kafka.consumer.properties.isolation.level=a
            spring.kafka.consumer.properties[enable.auto.commit]=b
            spring.kafka.consumer.properties.Group-Id=c
            spring.kafka.consumer.properties=d
            spring.kafka.consumer.propertiesX.y=e
            """);

    assertThat(properties.under("spring.kafka.consumer.properties"))
        .extracting(SpringProperty::key)
        .containsExactly("isolation.level", "enable.auto.commit", "Group-Id");
  }

  @Test
  void filesOfOnePlaceOverrideEachOther() {
    SpringEnvironment environment =
        environment(
            "application.properties", "a=properties\nb=properties",
            "application.yml", "{a: yml, c: yml, d: yml}",
            "application.yaml", "{c: yaml, e: yaml}",
            "bootstrap.yml", "{d: bootstrap, f: bootstrap}",
            "config/application.yml", "{b: config}");
    SpringProperties properties = environment.properties(Optional.empty());

    assertThat(text(properties, "a")).isEqualTo("properties");
    assertThat(text(properties, "b")).isEqualTo("config");
    assertThat(text(properties, "c")).isEqualTo("yml");
    assertThat(text(properties, "d")).isEqualTo("yml");
    assertThat(text(properties, "e")).isEqualTo("yaml");
    assertThat(text(properties, "f")).isEqualTo("bootstrap");
  }

  @Test
  void listsAreReplacedAsAWhole() {
    SpringEnvironment environment =
        environment(
            "application.yml", "topics: [a, b]",
            "application-prod.yml", "topics: [c]");

    assertThat(environment.properties(Optional.of("prod")).under("topics"))
        .extracting(SpringProperty::key)
        .containsExactly("[0]");
  }

  @ParameterizedTest
  @CsvSource({
    "yes, true",
    "Off, false",
    "TRUE, true",
    "60_000, 60000",
    "010, 8",
    "0x1F, 31",
    "'+5', 5",
    "-1, -1",
    "1.50, 1.50",
    "'\"yes\"', yes",
    "read_committed, read_committed"
  })
  void plainYamlValuesArriveAsSpringHandsThemOn(String yaml, String expected) {
    assertThat(text(base("application.yml", "a: " + yaml), "a")).isEqualTo(expected);
  }

  @Test
  void propertiesFilesHoldTextOnly() {
    assertThat(text(base("application.properties", "a=yes"), "a")).isEqualTo("yes");
  }

  @Test
  void aKeyWithoutValueIsEmptyText() {
    assertThat(text(base("application.yml", "a:\n"), "a")).isEmpty();
  }

  @Test
  void nothingHasNoProperties() {
    SpringEnvironment environment = SpringEnvironment.of(List.of(), Map.of());

    assertThat(environment.profiles()).isEmpty();
    assertThat(environment.views()).hasSize(1);
    assertThat(environment.resolve("${a:b}", SITE)).isInstanceOf(Value.External.class);
  }
}
