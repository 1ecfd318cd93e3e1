package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The versions that a Maven project ends up with.
 *
 * @param lineage the project, then its parents
 * @param imported the projects of the tree whose dependency management these import
 */
record MavenVersions(List<MavenProjectFile> lineage, List<MavenVersions> imported) {

  /** Copies the lists. */
  MavenVersions {
    lineage = List.copyOf(lineage);
    imported = List.copyOf(imported);
  }

  /** Returns the version of the Kafka clients, of several the oldest. */
  Optional<KafkaVersion> kafka() {
    Map<String, String> properties = properties();
    return Stream.of("kafka-clients", "kafka-streams")
        .flatMap(artifact -> version("org.apache.kafka", artifact).stream())
        .flatMap(text -> KafkaVersion.parse(text).stream())
        .min(Comparator.naturalOrder())
        .or(
            () ->
                BuildVariables.expanded("${kafka.version}", properties)
                    .flatMap(KafkaVersion::parse))
        .or(
            () ->
                version("org.springframework.kafka", "spring-kafka")
                    .flatMap(ManagedClients::ofSpringKafka))
        .or(() -> springBoot().flatMap(ManagedClients::ofSpringBoot));
  }

  private Map<String, String> properties() {
    Map<String, String> properties = new HashMap<>();
    for (int index = lineage.size() - 1; index >= 0; index--) {
      properties.putAll(lineage.get(index).properties());
    }
    return properties;
  }

  private Optional<String> version(String groupId, String artifactId) {
    return stated(
            lineage.stream()
                .flatMap(
                    project ->
                        Stream.concat(
                            project.dependencies().stream(), project.managed().stream())),
            groupId,
            artifactId)
        .or(() -> importedVersion(groupId, artifactId));
  }

  /** What a project manages for those that import it, it may import itself. */
  private Optional<String> managedVersion(String groupId, String artifactId) {
    return stated(
            lineage.stream().flatMap(project -> project.managed().stream()), groupId, artifactId)
        .or(() -> importedVersion(groupId, artifactId));
  }

  private Optional<String> importedVersion(String groupId, String artifactId) {
    return imported.stream()
        .flatMap(project -> project.managedVersion(groupId, artifactId).stream())
        .findFirst();
  }

  private Optional<String> stated(
      Stream<MavenArtifact> artifacts, String groupId, String artifactId) {
    Map<String, String> properties = properties();
    return artifacts
        .filter(each -> each.groupId().equals(groupId) && each.artifactId().equals(artifactId))
        .flatMap(each -> each.version().stream())
        .flatMap(text -> BuildVariables.expanded(text, properties).stream())
        .findFirst();
  }

  private Optional<String> springBoot() {
    Map<String, String> properties = properties();
    return lineage.stream()
        .flatMap(project -> project.parent().stream())
        .filter(
            parent ->
                parent.groupId().equals("org.springframework.boot")
                    && parent.artifactId().startsWith("spring-boot-"))
        .flatMap(parent -> parent.version().stream())
        .flatMap(text -> BuildVariables.expanded(text, properties).stream())
        .findFirst()
        .or(() -> version("org.springframework.boot", "spring-boot-dependencies"));
  }
}
