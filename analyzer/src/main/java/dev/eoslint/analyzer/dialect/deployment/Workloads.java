package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.dialect.deployment.Workload.Platform;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Puts the parts together that speak of the same workload: manifests, overlays, autoscalers. */
final class Workloads {

  private final Map<String, Workload> complete = new LinkedHashMap<>();
  private final Map<String, Workload> incomplete = new LinkedHashMap<>();

  private Workloads() {}

  /** Returns the workloads that {@code parts} describe. */
  static List<Workload> assembled(List<Workload> parts) {
    Workloads workloads = new Workloads();
    parts.stream()
        .filter(Workload::isComplete)
        .forEach(part -> workloads.complete.merge(key(part), part, Workload::merge));
    parts.stream().filter(part -> !part.isComplete()).forEach(workloads::attach);
    List<Workload> all = new ArrayList<>(workloads.complete.values());
    all.addAll(workloads.incomplete.values());
    return all;
  }

  /** Plain manifests of one name are the same workload if they run the same images. */
  private static String key(Workload workload) {
    String images =
        workload.platform() == Platform.KUBERNETES
            ? workload.images().stream()
                .map(ImageName::name)
                .sorted()
                .collect(Collectors.joining(","))
            : "";
    return String.join("\n", workload.platform().name(), workload.scope(), workload.name(), images);
  }

  private void attach(Workload part) {
    Optional<String> owner = owner(part);
    if (owner.isPresent()) {
      complete.computeIfPresent(owner.get(), (key, workload) -> workload.merge(part));
    } else {
      incomplete.merge(key(part), part, Workload::merge);
    }
  }

  private Optional<String> owner(Workload part) {
    Map<String, Workload> inScope = new LinkedHashMap<>();
    complete.forEach(
        (key, workload) -> {
          if (workload.platform() == part.platform() && workload.scope().equals(part.scope())) {
            inScope.put(key, workload);
          }
        });
    Optional<String> named =
        inScope.entrySet().stream()
            .filter(entry -> entry.getValue().name().equals(part.name()))
            .max(
                (left, right) ->
                    Integer.compare(
                        nearness(left.getValue(), part), nearness(right.getValue(), part)))
            .map(Map.Entry::getKey);
    boolean onlyOne = part.platform() == Platform.HELM && inScope.size() == 1;
    return named.or(() -> onlyOne ? inScope.keySet().stream().findFirst() : Optional.empty());
  }

  /** Returns how many characters the paths of both files have in common. */
  private static int nearness(Workload left, Workload right) {
    String one = left.declaration().file();
    String other = right.declaration().file();
    int common = 0;
    while (common < Math.min(one.length(), other.length())
        && one.charAt(common) == other.charAt(common)) {
      common++;
    }
    return common;
  }
}
