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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The versions of Kafka that project files of Maven lead to. */
final class MavenVersionDetectionTest {

  private static final String SPRING_KAFKA =
      dependencies(dependency("org.springframework.kafka", "spring-kafka", ""));

  @TempDir private Path folder;
  private TreeOnDisk tree;

  @BeforeEach
  void emptyTree() {
    tree = TreeOnDisk.in(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kafka-clients", "kafka-streams"})
  void theVersionOfTheClientsIsTheVersion(String artifact) {
    tree.withPom("", "a", dependencies(dependency("org.apache.kafka", artifact, "3.9.1")));

    assertThat(detected()).contains(new KafkaVersion(3, 9, 1));
  }

  @Test
  void propertiesAndManagementOfParentsAreFollowed() {
    tree.withPom(
            "",
            "parent",
            "<packaging>pom</packaging><properties><kafka.clients>3.7.2</kafka.clients></properties"
                + ">"
                + "<dependencyManagement>"
                + dependencies(dependency("org.apache.kafka", "kafka-clients", "${kafka.clients}"))
                + "</dependencyManagement>")
        .withPom(
            "child",
            "child",
            "<parent><groupId>com.acme</groupId><artifactId>parent</artifactId>"
                + "<version>1</version></parent>"
                + dependencies(dependency("org.apache.kafka", "kafka-clients", "")));

    assertThat(detected()).contains(new KafkaVersion(3, 7, 2));
  }

  @ParameterizedTest
  @CsvSource({
    "2.1.4.RELEASE, 2.0.0",
    "2.2.13.RELEASE, 2.3.0",
    "2.3.12.RELEASE, 2.5.0",
    "2.4.0, 2.6.0",
    "2.5.4, 2.7.1",
    "2.7.18, 3.1.1",
    "3.0.0, 3.3.1",
    "3.2.5, 3.6.0",
    "3.5.6, 3.9.1",
    "4.0.1, 4.1.1",
    "9.9.9, 4.3.1"
  })
  void springBootManagesTheClients(String boot, String expected) {
    tree.withPom("", "a", bootParent(boot) + SPRING_KAFKA);

    assertThat(detected()).isEqualTo(KafkaVersion.parse(expected));
  }

  @Test
  void aBootThatIsTooOldTellsNothing() {
    tree.withPom("", "a", bootParent("1.5.22.RELEASE") + SPRING_KAFKA);

    assertThat(detected()).isEmpty();
  }

  @Test
  void thePropertyOfBootOverridesItsManagement() {
    tree.withPom(
        "",
        "a",
        bootParent("3.2.5")
            + "<properties><kafka.version>3.8.0</kafka.version></properties>"
            + SPRING_KAFKA);

    assertThat(detected()).contains(new KafkaVersion(3, 8, 0));
  }

  @Test
  void theImportedManagementOfBootCountsToo() {
    tree.withPom(
        "",
        "a",
        "<dependencyManagement>"
            + dependencies(
                dependency("org.springframework.boot", "spring-boot-dependencies", "3.4.0"))
            + "</dependencyManagement>"
            + SPRING_KAFKA);

    assertThat(detected()).contains(new KafkaVersion(3, 8, 1));
  }

  @Test
  void springForKafkaAloneTellsWhatItIsBuiltWith() {
    tree.withPom(
        "", "a", dependencies(dependency("org.springframework.kafka", "spring-kafka", "3.1.4")));

    assertThat(detected()).contains(new KafkaVersion(3, 6, 0));
  }

  @Test
  void aProjectWithoutKafkaDoesNotCount() {
    tree.withPom("old", "old", bootParent("2.2.0"))
        .withPom("new", "new", bootParent("4.0.0") + SPRING_KAFKA);

    assertThat(detected()).contains(new KafkaVersion(4, 1, 1));
  }

  @Test
  void everyProjectHasItsVersion() {
    tree.withPom("a", "a", bootParent("3.5.0") + SPRING_KAFKA)
        .withPom("b", "b", bootParent("2.7.0") + SPRING_KAFKA);

    assertThat(byFolder())
        .containsExactly(
            Map.entry("a", Optional.of(new KafkaVersion(3, 9, 1))),
            Map.entry("b", Optional.of(new KafkaVersion(3, 1, 1))));
  }

  @Test
  void aProjectWhoseVersionIsOutOfViewHasNone() {
    tree.withPom("a", "a", bootParent("3.5.0") + SPRING_KAFKA)
        .withPom("b", "b", dependencies(dependency("org.apache.kafka", "kafka-clients", "")));

    assertThat(byFolder())
        .containsExactly(
            Map.entry("a", Optional.of(new KafkaVersion(3, 9, 1))),
            Map.entry("b", Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"${unknown.version}", "4.1.0-ccs", "[3.0,4.0)"})
  void whatIsNoVersionOfKafkaTellsNothing(String version) {
    tree.withPom("", "a", dependencies(dependency("org.apache.kafka", "kafka-clients", version)));

    assertThat(detected()).isEmpty();
  }

  @Test
  void theManagementOfAnotherProjectCanBeImported() {
    String imported =
        "<dependencyManagement>"
            + dependencies(dependency("com.acme", "platform", "1"))
            + "</dependencyManagement>";
    tree.withPom(
            "platform",
            "platform",
            "<packaging>pom</packaging>"
                + "<properties><clients>3.7.2</clients></properties>"
                + "<dependencyManagement>"
                + dependencies(
                    dependency("com.acme", "service", "1")
                        + dependency("org.apache.kafka", "kafka-clients", "${clients}"))
                + "</dependencyManagement>")
        .withPom(
            "service",
            "service",
            imported + dependencies(dependency("org.apache.kafka", "kafka-clients", "")));

    assertThat(byFolder()).isEqualTo(Map.of("service", Optional.of(new KafkaVersion(3, 7, 2))));
  }

  private Optional<KafkaVersion> detected() {
    return DetectedVersions.lowestIn(tree);
  }

  private Map<String, Optional<KafkaVersion>> byFolder() {
    return DetectedVersions.in(tree);
  }

  private static String bootParent(String version) {
    return "<parent><groupId>org.springframework.boot</groupId>"
        + "<artifactId>spring-boot-starter-parent</artifactId><version>%s</version></parent>"
            .formatted(version);
  }

  private static String dependencies(String dependency) {
    return "<dependencies>" + dependency + "</dependencies>";
  }

  private static String dependency(String groupId, String artifactId, String version) {
    String stated = version.isEmpty() ? "" : "<version>" + version + "</version>";
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>%s</dependency>"
        .formatted(groupId, artifactId, stated);
  }
}
