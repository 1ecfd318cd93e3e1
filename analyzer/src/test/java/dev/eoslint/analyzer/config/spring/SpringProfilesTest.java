package dev.eoslint.analyzer.config.spring;

import static dev.eoslint.analyzer.config.spring.SpringFiles.RESOURCES;
import static dev.eoslint.analyzer.config.spring.SpringFiles.SITE;
import static dev.eoslint.analyzer.config.spring.SpringFiles.environment;
import static dev.eoslint.analyzer.config.spring.SpringFiles.file;
import static dev.eoslint.analyzer.config.spring.SpringFiles.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What profiles change in the environment of a Spring Boot application. */
final class SpringProfilesTest {

  @Test
  void aProfileOverridesTheBase() {
    SpringEnvironment environment =
        environment(
            "application.properties", "id=base\nother=kept\n",
            "application-prod.yml", "id: prod\n");

    assertThat(environment.profiles()).containsExactly("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base");
    SpringProperty overridden =
        environment.properties(Optional.of("prod")).find("id").orElseThrow();
    assertThat(overridden.value().text()).contains("prod");
    assertThat(overridden.profile()).contains("prod");
    SpringProperty kept = environment.properties(Optional.of("prod")).find("other").orElseThrow();
    assertThat(kept.profile()).isEmpty();
    assertThat(environment.resolve("${id}", SITE))
        .isInstanceOfSatisfying(
            Value.OneOf.class,
            either ->
                assertThat(either.alternatives())
                    .extracting(value -> value.text().orElseThrow())
                    .containsExactly("base", "prod"));
  }

  @Test
  void filesOutsideTheResourcesOverrideEvenProfilesInside() {
    SpringEnvironment environment =
        SpringEnvironment.of(
            List.of(
                file("config/application.yml", "a: outside"),
                file(RESOURCES + "application-prod.yml", "a: inside")),
            Map.of());

    assertThat(text(environment.properties(Optional.of("prod")), "a")).isEqualTo("outside");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spring.config.activate.on-profile: prod",
        "spring.config.activate.onProfile: prod",
        "spring.profiles: prod",
        "spring.profiles: 'prod,staging'",
        "spring.config.activate.on-profile: [staging, prod]",
        "spring.config.activate.on-profile: prod | staging"
      })
  void aDocumentMayBelongToAProfile(String condition) {
    SpringEnvironment environment =
        environment("application.yml", "id: base\n---\n" + condition + "\nid: special\n");

    assertThat(environment.profiles()).contains("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("base");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("special");
    assertThat(text(environment.properties(Optional.of("test")), "id")).isEqualTo("base");
  }

  @Test
  void documentsOfPropertiesFilesWorkAlike() {
    SpringEnvironment environment =
        environment(
            "application.properties",
            "id=base\n#---\nspring.config.activate.on-profile=prod\nid=prod\n");

    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("prod");
  }

  @Test
  void aNegatedConditionHoldsInTheBase() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: a\n---\nspring.config.activate.on-profile: '!prod'\nid: b\n",
            "application-prod.yml", "x: 1\n");

    SpringProperty property = environment.properties(Optional.empty()).find("id").orElseThrow();
    assertThat(property.value().text()).contains("b");
    assertThat(property.profile()).contains("!prod");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("a");
  }

  @Test
  void aConditionOnSeveralProfilesIsAViewOfItsOwn() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: a\n---\nspring.config.activate.on-profile: prod & eu\nid: b\n");

    assertThat(environment.profiles()).containsExactly("eu", "prod", "prod & eu");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("a");
    assertThat(text(environment.properties(Optional.of("prod & eu")), "id")).isEqualTo("b");
    assertThat(text(environment.properties(Optional.of("eu,prod")), "id")).isEqualTo("b");
  }

  @Test
  void aCloudPlatformIsAViewOfItsOwn() {
    SpringEnvironment environment =
        environment(
            "application.yml",
            "id: a\n---\nspring.config.activate.on-cloud-platform: kubernetes\nid: b\n");

    assertThat(environment.profiles()).containsExactly("on kubernetes");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("a");
    assertThat(text(environment.properties(Optional.of("on kubernetes")), "id")).isEqualTo("b");
  }

  @Test
  void includedProfilesAndGroupsAreFollowed() {
    SpringEnvironment environment =
        environment(
            "application.yml",
            """
            spring.profiles:
              include: common
              group:
                prod: [kafka, secrets]
            id: base
            """,
            "application-common.yml",
            "{id: common, a: common}",
            "application-prod.yml",
            "{id: prod, b: prod}",
            "application-kafka.yml",
            "{id: kafka, b: kafka}");

    assertThat(environment.profiles()).containsExactly("common", "kafka", "prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("common");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("kafka");
    assertThat(text(environment.properties(Optional.of("prod")), "a")).isEqualTo("common");
  }

  @Test
  void theDefaultProfileBelongsToTheBase() {
    SpringEnvironment environment =
        environment(
            "application.yml", "id: base",
            "application-default.yml", "id: default",
            "application-prod.yml", "a: 1");

    assertThat(environment.profiles()).containsExactly("prod");
    assertThat(text(environment.properties(Optional.empty()), "id")).isEqualTo("default");
    assertThat(text(environment.properties(Optional.of("prod")), "id")).isEqualTo("base");
  }
}
