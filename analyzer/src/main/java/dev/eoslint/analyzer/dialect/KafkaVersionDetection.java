package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds the version of the Kafka clients that a tree is built with.
 *
 * <p>In order: a version of {@code kafka-clients} or {@code kafka-streams}, the property {@code
 * kafka.version} of Spring Boot's dependency management, a version of Spring for Apache Kafka, a
 * version of Spring Boot. Only what a build file with a dependency on Kafka leads to counts.
 */
final class KafkaVersionDetection {

  private final BuildFiles buildFiles;
  private final Map<String, String> gradleProperties = new HashMap<>();

  private KafkaVersionDetection(BuildFiles buildFiles) {
    this.buildFiles = buildFiles;
  }

  /**
   * Returns the lowest version that the build files of each folder show, empty where they lead to
   * none, without the folders whose build files have no dependency on Kafka.
   */
  static Map<String, Optional<KafkaVersion>> detect(BuildFiles buildFiles, ConfigurationFiles files) {
    KafkaVersionDetection detection = new KafkaVersionDetection(buildFiles);
    detection.readGradleProperties(files);
    Map<String, Optional<KafkaVersion>> versions = new TreeMap<>();
    buildFiles
        .maven()
        .forEach(
            (folder, project) -> {
              if (usesKafka(project)) {
                versions.merge(
                    folder,
                    detection.maven(project, Set.of()).kafka(),
                    KafkaVersionDetection::lower);
              }
            });
    buildFiles
        .gradle()
        .forEach(
            (folder, scripts) ->
                scripts.stream()
                    .filter(KafkaVersionDetection::usesKafka)
                    .map(script -> detection.kafka(script, folder))
                    .forEach(
                        version ->
                            versions.merge(folder, version, KafkaVersionDetection::lower)));
    return versions;
  }

  private static Optional<KafkaVersion> lower(
      Optional<KafkaVersion> left, Optional<KafkaVersion> right) {
    return Stream.of(left, right).flatMap(Optional::stream).min(Comparator.naturalOrder());
  }

  private static boolean isKafka(String groupId, String artifactId) {
    return groupId.equals("org.apache.kafka")
        || groupId.equals("org.springframework.kafka")
        || artifactId.contains("kafka");
  }

  private static boolean usesKafka(MavenProjectFile project) {
    return project.dependencies().stream()
        .anyMatch(each -> isKafka(each.groupId(), each.artifactId()));
  }

  /** A project cannot import one that imports it. */
  private MavenVersions maven(MavenProjectFile project, Set<MavenProjectFile> importing) {
    List<MavenProjectFile> lineage = lineage(project);
    Set<MavenProjectFile> above = new HashSet<>(importing);
    above.addAll(lineage);
    List<MavenVersions> imported =
        lineage.stream()
            .flatMap(each -> each.managed().stream())
            .flatMap(artifact -> project(artifact).stream())
            .filter(each -> each.isAggregator() && !above.contains(each))
            .map(each -> maven(each, above))
            .toList();
    return new MavenVersions(lineage, imported);
  }

  /** Returns a project and its parents in the tree, the project first. */
  private List<MavenProjectFile> lineage(MavenProjectFile project) {
    List<MavenProjectFile> lineage = new ArrayList<>();
    Optional<MavenProjectFile> next = Optional.of(project);
    while (next.isPresent() && !lineage.contains(next.get())) {
      lineage.add(next.get());
      next = next.get().parent().flatMap(this::project);
    }
    return lineage;
  }

  private Optional<MavenProjectFile> project(MavenArtifact artifact) {
    return buildFiles.maven().values().stream()
        .filter(each -> each.artifactId().equals(artifact.artifactId()))
        .findFirst();
  }

  private static boolean usesKafka(GradleBuildFile script) {
    return script.libraries().keySet().stream()
        .anyMatch(
            library -> {
              int colon = library.indexOf(':');
              return isKafka(library.substring(0, colon), library.substring(colon + 1));
            });
  }

  private Optional<KafkaVersion> kafka(GradleBuildFile script, String folder) {
    List<GradleBuildFile> scripts = new ArrayList<>(List.of(script));
    scripts.addAll(buildFiles.gradle().getOrDefault(folder, List.of()));
    scripts.addAll(buildFiles.gradle().getOrDefault("", List.of()));
    Map<String, String> variables = new HashMap<>(gradleProperties);
    for (int index = scripts.size() - 1; index >= 0; index--) {
      variables.putAll(scripts.get(index).variables());
    }
    return Stream.of("kafka-clients", "kafka-streams")
        .flatMap(artifact -> version(scripts, "org.apache.kafka:" + artifact, variables).stream())
        .flatMap(text -> KafkaVersion.parse(text).stream())
        .min(Comparator.naturalOrder())
        .or(() -> Optional.ofNullable(variables.get("kafka.version")).flatMap(KafkaVersion::parse))
        .or(
            () ->
                version(scripts, "org.springframework.kafka:spring-kafka", variables)
                    .flatMap(ManagedClients::ofSpringKafka))
        .or(
            () ->
                scripts.stream()
                    .flatMap(each -> each.springBootVersions().stream())
                    .flatMap(text -> BuildVariables.expanded(text, variables).stream())
                    .findFirst()
                    .flatMap(ManagedClients::ofSpringBoot));
  }

  private static Optional<String> version(
      List<GradleBuildFile> scripts, String library, Map<String, String> variables) {
    return scripts.stream()
        .map(script -> script.libraries().getOrDefault(library, ""))
        .filter(text -> !text.isEmpty())
        .flatMap(text -> BuildVariables.expanded(text, variables).stream())
        .findFirst();
  }

  private void readGradleProperties(ConfigurationFiles files) {
    for (SourceFile file : files.ofKind(FileKind.PROPERTIES)) {
      if (file.name().equals("gradle.properties")) {
        files.read(file).stream()
            .flatMap(content -> content.documents().stream())
            .flatMap(document -> document.entries().stream())
            .forEach(entry -> gradleProperties.putIfAbsent(entry.key(), entry.value()));
      }
    }
  }
}
