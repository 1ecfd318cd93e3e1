package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.ApplicationModule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

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

  private final List<ApplicationModule> modules;
  private final List<String> projectNames;

  /**
   * Creates an index.
   *
   * @param modules the modules to find
   * @param projectNames what the whole project is called; images often start with it
   */
  ModuleNames(List<ApplicationModule> modules, List<String> projectNames) {
    this.modules = List.copyOf(modules);
    this.projectNames = projectNames.stream().map(ModuleNames::normalized).toList();
  }

  /**
   * Returns the modules that one of the names means: those that are called exactly so, or else
   * those that are called so but for a suffix such as {@code -service} or the project's name in
   * front.
   */
  Set<ApplicationModule> called(List<String> names) {
    Set<ApplicationModule> exact = called(names, UnaryOperator.identity());
    return exact.isEmpty() ? called(names, this::core) : exact;
  }

  private Set<ApplicationModule> called(List<String> names, UnaryOperator<String> form) {
    Set<ApplicationModule> found = new LinkedHashSet<>();
    for (String name : names) {
      String wanted = form.apply(normalized(name));
      for (ApplicationModule module : modules) {
        boolean same =
            module.names().stream()
                .map(own -> form.apply(normalized(own)))
                .anyMatch(own -> !own.isEmpty() && own.equals(wanted));
        if (same) {
          found.add(module);
        }
      }
    }
    return found;
  }

  /** Returns the only module that one of the names means. */
  Optional<ApplicationModule> only(List<String> names) {
    Set<ApplicationModule> found = called(names);
    return found.size() == 1 ? found.stream().findFirst() : Optional.empty();
  }

  private String core(String name) {
    List<String> prefixes = new ArrayList<>();
    projectNames.forEach(project -> prefixes.add(project + "-"));
    String core = name;
    for (String prefix : prefixes) {
      core = core.startsWith(prefix) ? core.substring(prefix.length()) : core;
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
