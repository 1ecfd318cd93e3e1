package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The versions that a Gradle project ends up with.
 *
 * @param dependencies what the project depends on, its own script first, then what scripts above
 *     give to it
 * @param platforms what the platforms constrain that it is built with
 * @param variables what its scripts and those above assign to names
 */
record GradleVersions(
    List<GradleDependencies> dependencies,
    List<GradleDependencies> platforms,
    Map<String, String> variables) {

  /** Copies the collections. */
  GradleVersions {
    dependencies = List.copyOf(dependencies);
    platforms = List.copyOf(platforms);
    variables = Map.copyOf(variables);
  }

  /** Returns the names of the libraries, {@code group:artifact}. */
  Stream<String> libraries() {
    return dependencies.stream().flatMap(each -> each.libraries().keySet().stream());
  }

  /** Returns the version of the Kafka clients, of several the oldest. */
  Optional<KafkaVersion> kafka() {
    return Stream.of("kafka-clients", "kafka-streams")
        .flatMap(artifact -> version("org.apache.kafka:" + artifact).stream())
        .flatMap(text -> KafkaVersion.parse(text).stream())
        .min(Comparator.naturalOrder())
        .or(() -> Optional.ofNullable(variables.get("kafka.version")).flatMap(KafkaVersion::parse))
        .or(
            () ->
                version("org.springframework.kafka:spring-kafka")
                    .flatMap(ManagedClients::ofSpringKafka))
        .or(
            () ->
                inView()
                    .flatMap(each -> each.springBootVersions().stream())
                    .flatMap(text -> BuildVariables.expanded(text, variables).stream())
                    .findFirst()
                    .flatMap(ManagedClients::ofSpringBoot));
  }

  private Optional<String> version(String library) {
    return inView()
        .map(each -> each.libraries().getOrDefault(library, ""))
        .filter(text -> !text.isEmpty())
        .flatMap(text -> BuildVariables.expanded(text, variables).stream())
        .findFirst();
  }

  private Stream<GradleDependencies> inView() {
    return Stream.concat(dependencies.stream(), platforms.stream());
  }
}
