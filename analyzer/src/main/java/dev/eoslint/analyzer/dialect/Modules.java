package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.model.ApplicationModule;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The modules of the tree: folders with a build file, folders with {@code src/main/java}, and the
 * root, which owns whatever no other module does.
 */
public final class Modules {

  private final List<ApplicationModule> deepestFirst;
  private final List<ApplicationModule> withSources;
  private final List<ApplicationModule> applications;
  private final Map<ApplicationModule, Set<ApplicationModule>> parts = new HashMap<>();

  /**
   * Creates the modules of a tree.
   *
   * @param modules all modules, one of them at the root
   * @param withSources those that hold Java code other than tests
   * @param dependencies which modules each module is built with directly
   */
  Modules(
      List<ApplicationModule> modules,
      Set<ApplicationModule> withSources,
      Map<ApplicationModule, Set<ApplicationModule>> dependencies) {
    this.deepestFirst =
        modules.stream()
            .sorted(
                Comparator.comparingInt((ApplicationModule module) -> -module.root().length())
                    .thenComparing(ApplicationModule::root))
            .toList();
    this.withSources = all().stream().filter(withSources::contains).toList();
    modules.forEach(module -> parts.put(module, reachable(module, dependencies)));
    this.applications = withoutLibraries();
  }

  private List<ApplicationModule> withoutLibraries() {
    Set<ApplicationModule> libraries = new HashSet<>();
    for (ApplicationModule user : withSources) {
      partsOf(user).stream().filter(part -> !part.equals(user)).forEach(libraries::add);
    }
    return withSources.stream().filter(module -> !libraries.contains(module)).toList();
  }

  private static Set<ApplicationModule> reachable(
      ApplicationModule module, Map<ApplicationModule, Set<ApplicationModule>> dependencies) {
    Set<ApplicationModule> reachable = new LinkedHashSet<>();
    Deque<ApplicationModule> open = new ArrayDeque<>(List.of(module));
    while (!open.isEmpty()) {
      ApplicationModule next = open.pop();
      if (reachable.add(next)) {
        open.addAll(dependencies.getOrDefault(next, Set.of()));
      }
    }
    return reachable;
  }

  /** Finds the modules of a tree. */
  public static Modules of(BuildFiles buildFiles, ConfigurationFiles files) {
    return new ModuleDiscovery(buildFiles, files).modules();
  }

  /** Returns the innermost module that {@code file} belongs to. */
  public ApplicationModule owning(String file) {
    return deepestFirst.stream()
        .filter(module -> module.contains(file))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("The root module contains every file."));
  }

  /** Returns all modules, in the order of their folders. */
  public List<ApplicationModule> all() {
    return deepestFirst.stream().sorted(Comparator.comparing(ApplicationModule::root)).toList();
  }

  /**
   * Returns the modules that hold Java code other than tests, in the order of their folders. A
   * project that only holds others together is none of them.
   */
  public List<ApplicationModule> withSources() {
    return withSources;
  }

  /**
   * Returns the modules with Java code that no other one with Java code is built with: what is
   * deployed, as far as build files tell. In the order of their folders.
   */
  public List<ApplicationModule> applications() {
    return applications;
  }

  /** Returns the modules whose code runs when {@code module} runs: itself and what it uses. */
  public Set<ApplicationModule> partsOf(ApplicationModule module) {
    return parts.getOrDefault(module, Set.of(module));
  }
}
