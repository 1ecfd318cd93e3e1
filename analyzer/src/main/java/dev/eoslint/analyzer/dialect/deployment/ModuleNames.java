package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.ApplicationModule;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds modules by the names that deployment files use for them. */
final class ModuleNames {

  private static final List<String> SUFFIXES =
      List.of(
          "-api",
          "-app",
          "-application",
          "-backend",
          "-deployment",
          "-microservice",
          "-ms",
          "-server",
          "-service",
          "-svc");

  private final List<String> projectNames;
  private final Map<String, Set<ApplicationModule>> exact = new HashMap<>();
  private final Map<String, Set<ApplicationModule>> core = new HashMap<>();

  /**
   * Creates an index.
   *
   * @param modules the modules to find
   * @param projectNames what the whole project is called; images often start with it
   */
  ModuleNames(List<ApplicationModule> modules, List<String> projectNames) {
    this.projectNames = projectNames.stream().map(ModuleNames::normalized).toList();
    for (ApplicationModule module : modules) {
      for (String name : module.names()) {
        String normalized = normalized(name);
        exact.computeIfAbsent(normalized, unused -> new LinkedHashSet<>()).add(module);
        core.computeIfAbsent(core(normalized), unused -> new LinkedHashSet<>()).add(module);
      }
    }
  }

  /**
   * Returns the modules that one of the names means: those that are called exactly so, or else
   * those that are called so but for a suffix such as {@code -service} or the project's name in
   * front.
   */
  Set<ApplicationModule> called(List<String> names) {
    List<String> normalized = names.stream().map(ModuleNames::normalized).toList();
    Set<ApplicationModule> found = new LinkedHashSet<>();
    normalized.forEach(name -> found.addAll(exact.getOrDefault(name, Set.of())));
    if (found.isEmpty()) {
      normalized.forEach(name -> found.addAll(core.getOrDefault(core(name), Set.of())));
    }
    return found;
  }

  /** Returns the only module that one of the names means. */
  Optional<ApplicationModule> only(List<String> names) {
    Set<ApplicationModule> found = called(names);
    return found.size() == 1 ? found.stream().findFirst() : Optional.empty();
  }

  private String core(String name) {
    String core = name;
    for (String project : projectNames) {
      core = core.startsWith(project + "-") ? core.substring(project.length() + 1) : core;
    }
    for (String suffix : SUFFIXES) {
      if (core.endsWith(suffix) && core.length() > suffix.length()) {
        return core.substring(0, core.length() - suffix.length());
      }
    }
    return core;
  }

  private static String normalized(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .replaceAll("[^A-Za-z0-9]+", "-")
        .toLowerCase(Locale.ROOT);
  }
}
