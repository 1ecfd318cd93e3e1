package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
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
  private final Set<ApplicationModule> withSources;
  private final Map<ApplicationModule, Set<ApplicationModule>> dependencies;

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
    this.withSources = Set.copyOf(withSources);
    this.dependencies = Map.copyOf(dependencies);
  }

  /** Finds the modules of {@code sources}. */
  static Modules of(SourceTree sources, BuildFiles buildFiles, ConfigurationFiles files) {
    return new ModuleDiscovery(sources, buildFiles, files).modules();
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
    return all().stream().filter(withSources::contains).toList();
  }

  /**
   * Returns the modules with Java code that no other one with Java code is built with: what is
   * deployed, as far as build files tell. In the order of their folders.
   */
  public List<ApplicationModule> applications() {
    List<ApplicationModule> candidates = withSources();
    return candidates.stream()
        .filter(
            module ->
                candidates.stream()
                    .noneMatch(other -> !other.equals(module) && partsOf(other).contains(module)))
        .toList();
  }

  /** Returns the modules whose code runs when {@code module} runs: itself and what it uses. */
  public Set<ApplicationModule> partsOf(ApplicationModule module) {
    Set<ApplicationModule> parts = new LinkedHashSet<>();
    Deque<ApplicationModule> open = new ArrayDeque<>(List.of(module));
    while (!open.isEmpty()) {
      ApplicationModule next = open.pop();
      if (parts.add(next)) {
        open.addAll(dependencies.getOrDefault(next, Set.of()));
      }
    }
    return parts;
  }
}
