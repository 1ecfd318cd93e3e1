package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Something that a deployment file runs, or a part of its description.
 *
 * @param platform the language of the file
 * @param scope what else may speak of the same workload: the folder of a chart or a Compose
 *     project; empty for plain manifests, which may stand anywhere
 * @param name the name that other parts refer to it by, as the file writes it
 * @param displayName the name for people
 * @param kind what it is, for people: {@code "StatefulSet"}
 * @param declaration where it is named
 * @param names what becomes of the names of its instances
 * @param instances the greatest number of instances that files show
 * @param containers what runs in it; empty for a patch or an autoscaler
 * @param labels what else names it, such as labels of its pods
 * @param chart the name of the Helm chart that it is a part of
 * @param build the folders that its image is built from, the most specific first
 */
record Workload(
    Platform platform,
    String scope,
    String name,
    String displayName,
    String kind,
    Site declaration,
    Deployment.Names names,
    Optional<InstanceCount> instances,
    List<Container> containers,
    List<String> labels,
    Optional<String> chart,
    List<String> build) {

  /** The languages of deployment files. */
  enum Platform {
    KUBERNETES,
    HELM,
    COMPOSE
  }

  /** Copies the lists. */
  Workload {
    containers = List.copyOf(containers);
    labels = List.copyOf(labels);
    build = List.copyOf(build);
  }

  /** Returns whether the description says what runs. */
  boolean isComplete() {
    return !build.isEmpty() || containers.stream().anyMatch(each -> each.image().isPresent());
  }

  /** Returns the names of the images that it runs, as far as they are known. */
  List<ImageName> images() {
    return containers.stream().flatMap(container -> container.image().stream()).toList();
  }

  /** Returns how many instances run at least at some time. */
  InstanceCount count() {
    return instances.orElseGet(() -> new InstanceCount(1, kind, declaration));
  }

  /** Returns this workload as one of several that are instances of the same application. */
  Workload inGroup(String groupName, InstanceCount count) {
    return new Workload(
        platform,
        scope,
        name,
        groupName,
        kind,
        declaration,
        names,
        Optional.of(count),
        containers,
        labels,
        chart,
        build);
  }

  /** Returns this workload with what another part says of it. */
  Workload merge(Workload other) {
    Workload main = isComplete() || !other.isComplete() ? this : other;
    return new Workload(
        platform,
        scope,
        name,
        main.displayName,
        main.kind,
        main.declaration,
        main.names,
        Stream.concat(instances.stream(), other.instances.stream()).reduce(InstanceCount::greater),
        mergedContainers(other),
        union(labels, other.labels),
        chart,
        union(build, other.build));
  }

  private List<Container> mergedContainers(Workload other) {
    Map<String, Container> merged = new LinkedHashMap<>();
    Stream.concat(containers.stream(), other.containers.stream())
        .forEach(container -> merged.merge(container.name(), container, Container::merge));
    return List.copyOf(merged.values());
  }

  private static List<String> union(List<String> left, List<String> right) {
    Set<String> union = new LinkedHashSet<>(left);
    union.addAll(right);
    return List.copyOf(union);
  }
}
