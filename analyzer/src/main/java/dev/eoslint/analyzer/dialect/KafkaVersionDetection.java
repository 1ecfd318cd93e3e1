package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ApplicationModule;
import java.util.ArrayList;
import java.util.Comparator;
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

  private KafkaVersionDetection(BuildFiles buildFiles) {
    this.buildFiles = buildFiles;
  }

  /**
   * Returns the lowest version that the build files of each module show, by its folder, empty where
   * they lead to none, without the modules whose build files have no dependency on Kafka.
   */
  static Map<String, Optional<KafkaVersion>> detect(
      BuildFiles buildFiles, GradleProjects gradle, Modules modules) {
    KafkaVersionDetection detection = new KafkaVersionDetection(buildFiles);
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
    modules.all().stream()
        .map(ApplicationModule::root)
        .filter(gradle::contains)
        .forEach(
            folder -> {
              GradleVersions project = gradle.versions(folder);
              if (usesKafka(project)) {
                versions.merge(folder, project.kafka(), KafkaVersionDetection::lower);
              }
            });
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

  private static boolean usesKafka(GradleVersions project) {
    return project
        .libraries()
        .map(library -> library.split(":", 2))
        .anyMatch(library -> isKafka(library[0], library[1]));
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
}
