package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.deployment.Workload.Platform;
import dev.eoslint.analyzer.model.ApplicationModule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the module that a workload runs.
 *
 * <p>The folder that its image is built from decides first, then the name of the image, the labels
 * of its pods, its own name, the names of its containers. Each of them decides only if it means one
 * module. What is left is matched by exclusion: the only workload of a chart that is called like a
 * module, the only workload in the folder of a module, the only workload of a tree with one
 * application.
 */
final class ModuleMatching {

  private static final Set<String> DOCKER_FOLDERS =
      Set.of("build", "container", "deploy", "deployment", "docker");

  /** Names of containers and labels that say nothing about the program. */
  private static final Set<String> MEANINGLESS =
      Set.of(
          "api",
          "app",
          "application",
          "backend",
          "container",
          "java",
          "main",
          "server",
          "service",
          "web",
          "worker");

  private final Modules modules;
  private final ModuleNames names;
  private final Map<Workload, ApplicationModule> matched = new LinkedHashMap<>();

  private ModuleMatching(Modules modules) {
    this.modules = modules;
    List<ApplicationModule> candidates = modules.withSources();
    this.names =
        new ModuleNames(
            candidates,
            modules.all().stream()
                .filter(module -> module.root().isEmpty())
                .flatMap(module -> module.names().stream())
                .toList());
  }

  /** Returns the module of each workload that means one. */
  static Map<Workload, ApplicationModule> match(List<Workload> workloads, Modules modules) {
    ModuleMatching matching = new ModuleMatching(modules);
    for (Workload workload : workloads) {
      matching.byName(workload).ifPresent(module -> matching.matched.put(workload, module));
    }
    matching.byExclusion(workloads);
    return matching.matched;
  }

  /** Returns whether a container runs a well-known server. */
  static boolean isInfrastructure(Container container) {
    return container.image().filter(InfrastructureImages::contains).isPresent();
  }

  private static boolean isInfrastructure(Workload workload) {
    return workload.build().isEmpty()
        && !workload.images().isEmpty()
        && workload.images().stream().allMatch(InfrastructureImages::contains);
  }

  private Optional<ApplicationModule> byName(Workload workload) {
    Optional<ApplicationModule> built = byBuildFolder(workload);
    if (built.isPresent()) {
      return built;
    }
    for (List<String> evidence : evidence(workload)) {
      Set<ApplicationModule> found = names.called(evidence);
      if (!found.isEmpty()) {
        return found.size() == 1 ? found.stream().findFirst() : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static List<List<String>> evidence(Workload workload) {
    List<List<String>> evidence = new ArrayList<>();
    evidence.add(workload.images().stream().map(ImageName::name).toList());
    if (!isInfrastructure(workload)) {
      evidence.add(meaningful(workload.labels()));
      evidence.add(List.of(workload.name()));
      evidence.add(
          meaningful(
              workload.containers().stream()
                  .filter(container -> !isInfrastructure(container))
                  .map(Container::name)
                  .toList()));
    }
    return evidence;
  }

  private static List<String> meaningful(List<String> names) {
    return names.stream().filter(name -> !MEANINGLESS.contains(name)).toList();
  }

  private Optional<ApplicationModule> byBuildFolder(Workload workload) {
    for (String folder : workload.build()) {
      Optional<ApplicationModule> exact = moduleAt(folder);
      if (exact.isPresent()) {
        return exact;
      }
      int slash = folder.lastIndexOf('/');
      if (DOCKER_FOLDERS.contains(folder.substring(slash + 1))) {
        Optional<ApplicationModule> above = moduleAt(folder.substring(0, Math.max(slash, 0)));
        if (above.isPresent()) {
          return above;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<ApplicationModule> moduleAt(String folder) {
    List<ApplicationModule> applications = modules.applications();
    return modules.withSources().stream()
        .filter(module -> module.root().equals(folder))
        .findFirst()
        .or(
            () ->
                // A project of several modules is built from its root.
                folder.isEmpty() && applications.size() == 1
                    ? applications.stream().findFirst()
                    : Optional.empty());
  }

  private void byExclusion(List<Workload> workloads) {
    List<Workload> open =
        workloads.stream()
            .filter(workload -> workload.platform() != Platform.COMPOSE)
            .filter(workload -> !matched.containsKey(workload))
            .filter(workload -> !isInfrastructure(workload))
            .toList();
    open.stream()
        .collect(Collectors.groupingBy(Workload::scope, LinkedHashMap::new, Collectors.toList()))
        .forEach(this::byChartName);
    for (ApplicationModule module : modules.applications()) {
      assignOnly(
          module,
          open.stream()
              .filter(workload -> !module.root().isEmpty())
              .filter(workload -> modules.owning(workload.declaration().file()).equals(module))
              .toList());
    }
    if (modules.applications().size() == 1) {
      assignOnly(modules.applications().get(0), open);
    }
  }

  private void byChartName(String scope, List<Workload> open) {
    boolean alone =
        matched.keySet().stream()
            .noneMatch(other -> other.platform() == Platform.HELM && other.scope().equals(scope));
    if (alone && open.size() == 1) {
      Workload workload = open.get(0);
      workload
          .chart()
          .flatMap(chart -> names.only(List.of(chart)))
          .ifPresent(module -> matched.put(workload, module));
    }
  }

  /** Matches workloads of one name to a module that nothing else was found for. */
  private void assignOnly(ApplicationModule module, List<Workload> open) {
    List<Workload> unmatched =
        open.stream().filter(workload -> !matched.containsKey(workload)).toList();
    Set<String> different = new HashSet<>();
    unmatched.forEach(workload -> different.add(workload.scope() + "\n" + workload.name()));
    boolean known =
        matched.entrySet().stream()
            .anyMatch(
                entry ->
                    entry.getValue().equals(module)
                        && entry.getKey().platform() != Platform.COMPOSE);
    if (!known && different.size() == 1) {
      unmatched.forEach(workload -> matched.put(workload, module));
    }
  }
}
