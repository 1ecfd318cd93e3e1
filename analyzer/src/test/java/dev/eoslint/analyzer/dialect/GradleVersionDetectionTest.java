package dev.eoslint.analyzer.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The versions of Kafka that scripts, catalogues and settings of Gradle lead to. */
final class GradleVersionDetectionTest {

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void emptyTree() {
    tree = TreeOnDisk.in(folder);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "compile group: 'org.apache.kafka', name: 'kafka-streams', version: '2.3.1'",
        "implementation(group = \"org.apache.kafka\", name = \"kafka-streams\", version ="
            + " \"2.3.1\")",
        "def kafka = '2.3.1'\napi group: 'org.apache.kafka', name: 'kafka-streams', version: kafka"
      })
  void partsOfALibraryInGradleCanHaveNames(String script) {
    tree.with("build.gradle", script);

    assertThat(detected()).contains(new KafkaVersion(2, 3, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dependencies { implementation 'org.apache.kafka:kafka-clients:3.6.2' }",
        "dependencies { implementation(\"org.apache.kafka:kafka-clients:3.6.2\") }",
        "def kafkaVersion = '3.6.2'\n"
            + "dependencies { implementation \"org.apache.kafka:kafka-clients:$kafkaVersion\" }",
        "ext { kafkaVersion = '3.6.2' }\n"
            + "dependencies { api \"org.apache.kafka:kafka-streams:${kafkaVersion}\" }",
        "ext { kafkaVersion = '3.6.2' }\n"
            + "dependencies { api 'org.apache.kafka:kafka-streams:' + kafkaVersion }",
        "ext['kafka.version'] = '3.6.2'\n"
            + "dependencies { implementation 'org.springframework.kafka:spring-kafka' }",
        "extra[\"kafka.version\"] = \"3.6.2\"\n"
            + "dependencies { implementation(\"org.springframework.kafka:spring-kafka\") }",
        "ext.set('kafka.version', '3.6.2')\n"
            + "dependencies { implementation 'org.springframework.kafka:spring-kafka' }"
      })
  void scriptsOfGradleStateVersions(String script) {
    tree.with("build.gradle", script);

    assertThat(detected()).contains(new KafkaVersion(3, 6, 2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plugins { id 'org.springframework.boot' version '3.5.1' }",
        "plugins { id(\"org.springframework.boot\") version \"3.5.1\" }",
        "buildscript { dependencies { classpath "
            + "'org.springframework.boot:spring-boot-gradle-plugin:3.5.1' } }",
        "subprojects { dependencies { implementation "
            + "platform('org.springframework.boot:spring-boot-dependencies:3.5.1') } }",
        "plugins { id 'org.springframework.boot' version \"${bootVersion}\" }"
      })
  void thePluginOfBootManagesTheClients(String script) {
    tree.with("gradle.properties", "bootVersion=3.5.1\n")
        .with("build.gradle", script)
        .with(
            "app/build.gradle",
            "dependencies { implementation 'org.springframework.kafka:spring-kafka' }");

    assertThat(detected()).contains(new KafkaVersion(3, 9, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "subprojects { dependencies { implementation 'org.apache.kafka:kafka-clients:3.6.2' } }",
        "allprojects {\n  dependencies { api(\"org.apache.kafka:kafka-clients:3.6.2\") }\n}",
        "configure(subprojects) { dependencies { api 'org.apache.kafka:kafka-clients:3.6.2' } }",
        "subprojects.each { dependencies { api 'org.apache.kafka:kafka-clients:3.6.2' } }",
        "project(':app') { dependencies { api 'org.apache.kafka:kafka-clients:3.6.2' } }",
        "configure(project(':app')) { dependencies { api 'org.apache.kafka:kafka-clients:3.6.2' } }"
      })
  void aScriptAboveCanGiveDependenciesToAProject(String script) {
    tree.with("build.gradle", script).withJava("app");

    assertThat(byFolder()).containsEntry("app", Optional.of(new KafkaVersion(3, 6, 2)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dependencies { implementation 'org.apache.kafka:kafka-clients:3.6.2' }",
        "subprojects { }\ndependencies { api 'org.apache.kafka:kafka-clients:3.6.2' }",
        "project(':other') { dependencies { api 'org.apache.kafka:kafka-clients:3.6.2' } }",
        "dependencies {\n  api project(':app') { transitive = false }\n"
            + "  api 'org.apache.kafka:kafka-clients:3.6.2'\n}"
      })
  void theDependenciesOfTheRootAreItsOwn(String script) {
    tree.with("build.gradle", script)
        .with(
            "app/build.gradle", "dependencies { implementation 'org.apache.kafka:kafka-clients' }");

    assertThat(byFolder())
        .containsOnly(
            Map.entry("", Optional.of(new KafkaVersion(3, 6, 2))),
            Map.entry("app", Optional.empty()));
  }

  @Test
  void whatTheRootSaysForItselfComesBeforeWhatItSaysForOthers() {
    tree.with(
            "build.gradle",
            """
            subprojects { dependencies { api 'org.apache.kafka:kafka-clients:2.8.2' } }
            dependencies { api 'org.apache.kafka:kafka-clients:3.9.1' }
            """)
        .withJava("app");

    assertThat(byFolder())
        .containsOnly(
            Map.entry("", Optional.of(new KafkaVersion(3, 9, 1))),
            Map.entry("app", Optional.of(new KafkaVersion(2, 8, 2))));
  }

  @Test
  void aBuildInsideOfAnotherOneGetsNothingOfIt() {
    tree.with(
            "build.gradle",
            "subprojects { dependencies { api 'org.apache.kafka:kafka-clients:2.8.2' } }")
        .with("samples/settings.gradle", "include 'app'")
        .with("samples/app/build.gradle", "dependencies { api 'org.apache.kafka:kafka-clients' }");

    assertThat(byFolder()).containsEntry("samples/app", Optional.empty());
  }

  @Test
  void aPlatformGivesVersionsToTheProjectsThatUseIt() {
    tree.with(
            "platform/build.gradle",
            "dependencies { constraints { api 'org.apache.kafka:kafka-clients:3.6.2' } }")
        .with(
            "app/build.gradle.kts",
            "dependencies {\n  implementation(platform(project(\":platform\")))\n"
                + "  implementation(\"org.apache.kafka:kafka-clients\")\n}")
        .with("batch/build.gradle", "dependencies { api 'org.apache.kafka:kafka-clients' }");

    assertThat(byFolder())
        .containsEntry("app", Optional.of(new KafkaVersion(3, 6, 2)))
        .containsEntry("batch", Optional.empty());
  }

  @Test
  void theSettingsOfABuildHoldForAllItsProjects() {
    tree.with(
            "settings.gradle",
            "pluginManagement { plugins { id 'org.springframework.boot' version '3.5.1' } }")
        .with(
            "app/build.gradle",
            "dependencies { implementation 'org.springframework.kafka:spring-kafka' }");

    assertThat(byFolder()).containsEntry("app", Optional.of(new KafkaVersion(3, 9, 1)));
  }

  @Test
  void aCommentIsNoDependency() {
    tree.with(
        "build.gradle",
        """
        // implementation 'org.apache.kafka:kafka-clients:0.11.0'
        /* implementation 'org.apache.kafka:kafka-clients:1.0.0' */
        dependencies { implementation 'org.apache.kafka:kafka-clients:4.0.0' }
        """);

    assertThat(detected()).contains(new KafkaVersion(4, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kafka-clients = { module = \"org.apache.kafka:kafka-clients\", version.ref = \"kafka\" }",
        "kafka-clients = { module = \"org.apache.kafka:kafka-clients\", version = { ref ="
            + " \"kafka\" } }",
        "kafka-clients = { group = \"org.apache.kafka\", name = \"kafka-clients\", version ="
            + " \"3.7.2\" }",
        "kafka_clients = \"org.apache.kafka:kafka-clients:3.7.2\" # the client",
        "kafka-clients = { module = \"org.apache.kafka:kafka-clients\", version = { strictly ="
            + " \"[3,4[\", prefer = \"3.7.2\" } }"
      })
  void aCatalogueOfGradleNamesLibraries(String library) {
    tree.with(
            "gradle/libs.versions.toml",
            "[versions]\nkafka = \"3.7.2\" # not 4\n\n[libraries]\n" + library + "\n")
        .with("app/build.gradle.kts", "dependencies { implementation(libs.kafka.clients) }");

    assertThat(byFolder()).isEqualTo(Map.of("app", Optional.of(new KafkaVersion(3, 7, 2))));
  }

  @Test
  void bundlesAndPluginsOfACatalogueAreFollowed() {
    tree.with(
            "gradle/libs.versions.toml",
            """
            [libraries]
            spring-kafka.module = "org.springframework.kafka:spring-kafka"
            kafka-streams = { module = "org.apache.kafka:kafka-streams", version = "3.6.1" }
            spring-listener = { module = "org.springframework.kafka:spring-kafka" }

            [bundles]
            topology = [
              "kafka-streams", # what runs it
            ]

            [plugins]
            spring-boot = { id = "org.springframework.boot", version = "3.5.1" }
            """)
        .with("topology/build.gradle", "dependencies { implementation libs.bundles.topology }")
        .with(
            "listener/build.gradle",
            "plugins { alias(libs.plugins.spring.boot) }\n"
                + "dependencies { implementation libs.spring.listener }");

    assertThat(byFolder())
        .isEqualTo(
            Map.of(
                "topology",
                Optional.of(new KafkaVersion(3, 6, 1)),
                "listener",
                Optional.of(new KafkaVersion(3, 9, 1))));
  }

  @Test
  void aLibraryThatNoCatalogueNamesTellsNothing() {
    tree.with("gradle/libs.versions.toml", "[libraries]\n")
        .with("build.gradle", "dependencies { implementation(libs.kafka.clients) }");

    assertThat(detected()).isEmpty();
  }

  private Optional<KafkaVersion> detected() {
    return DetectedVersions.lowestIn(tree);
  }

  private Map<String, Optional<KafkaVersion>> byFolder() {
    return DetectedVersions.in(tree);
  }
}
