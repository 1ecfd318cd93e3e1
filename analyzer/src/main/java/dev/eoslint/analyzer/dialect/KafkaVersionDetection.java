package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the version of the Kafka clients that a tree is built with.
 *
 * <p>In order: a version of {@code kafka-clients} or {@code kafka-streams}, the property {@code
 * kafka.version} of Spring Boot's dependency management, a version of Spring for Apache Kafka, a
 * version of Spring Boot. Only what a build file with a dependency on Kafka leads to counts.
 */
final class KafkaVersionDetection {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{?([\\w.-]+)}?");
  private static final int MAXIMUM_INDIRECTIONS = 5;

  /**
   * The Kafka clients that a minor version of Spring Boot manages, from its release on. Releases
   * that a patch of the same minor version replaced because of a defect are left out.
   */
  private static final NavigableMap<KafkaVersion, KafkaVersion> BY_SPRING_BOOT =
      pairs(
          "2.0", "1.0.0", "2.1", "2.0.0", "2.2", "2.3.0", "2.3", "2.5.0", "2.4", "2.6.0", "2.5",
          "2.7.1", "2.6", "3.0.1", "2.7", "3.1.1", "3.0", "3.3.1", "3.1", "3.4.0", "3.2", "3.6.0",
          "3.3", "3.7.0", "3.4", "3.8.1", "3.5", "3.9.1", "4.0", "4.1.1", "4.1", "4.2.1", "4.2",
          "4.3.1");

  /** The Kafka clients that a minor version of Spring for Apache Kafka is built with at least. */
  private static final NavigableMap<KafkaVersion, KafkaVersion> BY_SPRING_KAFKA =
      pairs(
          "2.3", "2.3.0", "2.5", "2.5.0", "2.8", "3.0.1", "3.0", "3.3.1", "3.1", "3.6.0", "3.2",
          "3.7.0", "3.3", "3.8.1", "4.0", "4.1.1", "4.1", "4.2.1", "4.2", "4.3.1");

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
    buildFiles.maven().keySet().stream()
        .filter(detection::usesKafka)
        .forEach(
            folder ->
                versions.merge(
                    folder,
                    new MavenVersions(detection.lineage(folder)).kafka(),
                    KafkaVersionDetection::lower));
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

  private static NavigableMap<KafkaVersion, KafkaVersion> pairs(String... texts) {
    NavigableMap<KafkaVersion, KafkaVersion> pairs = new TreeMap<>();
    for (int index = 0; index < texts.length; index += 2) {
      pairs.put(
          KafkaVersion.parse(texts[index]).orElseThrow(),
          KafkaVersion.parse(texts[index + 1]).orElseThrow());
    }
    return pairs;
  }

  /** A minor version that the pairs leave out has at least the clients of the one before. */
  private static Optional<KafkaVersion> paired(
      Optional<String> version, NavigableMap<KafkaVersion, KafkaVersion> pairs) {
    return version
        .flatMap(KafkaVersion::parse)
        .flatMap(known -> Optional.ofNullable(pairs.floorEntry(known)))
        .map(Map.Entry::getValue);
  }

  private static boolean isKafka(String groupId, String artifactId) {
    return groupId.equals("org.apache.kafka")
        || groupId.equals("org.springframework.kafka")
        || artifactId.contains("kafka");
  }

  private boolean usesKafka(String folder) {
    MavenProjectFile project = buildFiles.maven().get(folder);
    return project != null
        && project.dependencies().stream()
            .anyMatch(each -> isKafka(each.groupId(), each.artifactId()));
  }

  /** Returns a project and its parents in the tree, the project first. */
  private List<MavenProjectFile> lineage(String folder) {
    List<MavenProjectFile> lineage = new ArrayList<>();
    Optional<MavenProjectFile> next = Optional.ofNullable(buildFiles.maven().get(folder));
    while (next.isPresent() && !lineage.contains(next.get())) {
      lineage.add(next.get());
      next =
          next.get()
              .parent()
              .flatMap(
                  parent ->
                      buildFiles.maven().values().stream()
                          .filter(each -> each.artifactId().equals(parent.artifactId()))
                          .findFirst());
    }
    return lineage;
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
                paired(
                    version(scripts, "org.springframework.kafka:spring-kafka", variables),
                    BY_SPRING_KAFKA))
        .or(
            () ->
                paired(
                    scripts.stream()
                        .flatMap(each -> each.springBootVersions().stream())
                        .flatMap(text -> expanded(text, variables).stream())
                        .findFirst(),
                    BY_SPRING_BOOT));
  }

  private static Optional<String> version(
      List<GradleBuildFile> scripts, String library, Map<String, String> variables) {
    return scripts.stream()
        .map(script -> script.libraries().getOrDefault(library, ""))
        .filter(text -> !text.isEmpty())
        .flatMap(text -> expanded(text, variables).stream())
        .findFirst();
  }

  /** Returns the text without variables; nothing when one of them is not known. */
  private static Optional<String> expanded(String text, Map<String, String> variables) {
    String current = text;
    for (int step = 0; step < MAXIMUM_INDIRECTIONS && current.indexOf('$') >= 0; step++) {
      current =
          PLACEHOLDER
              .matcher(current)
              .replaceAll(
                  match ->
                      Matcher.quoteReplacement(
                          variables.getOrDefault(plainName(match.group(1)), match.group())));
    }
    return current.indexOf('$') >= 0 ? Optional.empty() : Optional.of(current);
  }

  private static String plainName(String name) {
    for (String prefix : List.of("rootProject.ext.", "rootProject.", "project.ext.", "ext.")) {
      if (name.startsWith(prefix)) {
        return name.substring(prefix.length());
      }
    }
    return name;
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

  /**
   * The versions that a Maven project ends up with.
   *
   * @param lineage the project, then its parents
   */
  private record MavenVersions(List<MavenProjectFile> lineage) {

    Optional<KafkaVersion> kafka() {
      Map<String, String> properties = properties();
      return Stream.of("kafka-clients", "kafka-streams")
          .flatMap(artifact -> version("org.apache.kafka", artifact, properties).stream())
          .flatMap(text -> KafkaVersion.parse(text).stream())
          .min(Comparator.naturalOrder())
          .or(() -> expanded("${kafka.version}", properties).flatMap(KafkaVersion::parse))
          .or(
              () ->
                  paired(
                      version("org.springframework.kafka", "spring-kafka", properties),
                      BY_SPRING_KAFKA))
          .or(() -> paired(springBoot(properties), BY_SPRING_BOOT));
    }

    private Map<String, String> properties() {
      Map<String, String> properties = new HashMap<>();
      for (int index = lineage.size() - 1; index >= 0; index--) {
        properties.putAll(lineage.get(index).properties());
      }
      return properties;
    }

    private Optional<String> version(
        String groupId, String artifactId, Map<String, String> properties) {
      return lineage.stream()
          .flatMap(
              project -> Stream.concat(project.dependencies().stream(), project.managed().stream()))
          .filter(each -> each.groupId().equals(groupId) && each.artifactId().equals(artifactId))
          .flatMap(each -> each.version().stream())
          .flatMap(text -> expanded(text, properties).stream())
          .findFirst();
    }

    private Optional<String> springBoot(Map<String, String> properties) {
      return lineage.stream()
          .flatMap(project -> project.parent().stream())
          .filter(
              parent ->
                  parent.groupId().equals("org.springframework.boot")
                      && parent.artifactId().startsWith("spring-boot-"))
          .flatMap(parent -> parent.version().stream())
          .flatMap(text -> expanded(text, properties).stream())
          .findFirst()
          .or(() -> version("org.springframework.boot", "spring-boot-dependencies", properties));
    }
  }
}
