package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The modules of the tree: folders with a build file, and the root. */
public final class Modules {

  private static final Set<String> BUILD_FILES =
      Set.of("pom.xml", "build.gradle", "build.gradle.kts");

  private final List<ApplicationModule> deepestFirst;

  private Modules(List<ApplicationModule> modules) {
    this.deepestFirst =
        modules.stream()
            .sorted(
                Comparator.comparingInt((ApplicationModule module) -> -module.root().length())
                    .thenComparing(ApplicationModule::root))
            .toList();
  }

  /** Finds the modules of {@code sources}. */
  static Modules of(SourceTree sources) {
    List<ApplicationModule> modules = new ArrayList<>();
    for (FileKind kind : List.of(FileKind.XML, FileKind.GRADLE)) {
      for (SourceFile file : sources.files(kind)) {
        if (BUILD_FILES.contains(file.name())) {
          modules.add(new ApplicationModule(file.folder(), names(file, sources)));
        }
      }
    }
    if (modules.stream().noneMatch(module -> module.root().isEmpty())) {
      modules.add(new ApplicationModule("", List.of()));
    }
    return new Modules(modules);
  }

  private static List<String> names(SourceFile buildFile, SourceTree sources) {
    List<String> names = new ArrayList<>();
    String folder = buildFile.folder();
    if (!folder.isEmpty()) {
      names.add(folder.substring(folder.lastIndexOf('/') + 1));
    }
    if (buildFile.name().equals("pom.xml")) {
      MavenProjectFile.artifactId(sources.text(buildFile).content()).ifPresent(names::add);
    }
    return names;
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
}
