package dev.eoslint.maven;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The modules of the build, and which of them reports what. */
final class Reactor {

  /** The innermost module comes first; of several in one folder, the one that does the most. */
  private static final Comparator<BuildModule> INNERMOST_FIRST =
      Comparator.comparingInt((BuildModule module) -> -module.folder().getNameCount())
          .thenComparing(BuildModule::role);

  private final List<BuildModule> modules;

  /**
   * Creates a reactor.
   *
   * @param modules all modules in build order, also those that are not built this time
   */
  Reactor(List<BuildModule> modules) {
    this.modules = List.copyOf(modules);
  }

  /** Returns the folders of all modules. */
  List<Path> folders() {
    return modules.stream().map(BuildModule::folder).distinct().toList();
  }

  /**
   * Returns the module that reports findings in {@code file}: the innermost one that the file lies
   * in. When that one does not know the goal, the first module that runs the goal speaks for it.
   *
   * @param file absolute path
   * @return empty when the module skips the goal or is not built, or the file lies in no module
   */
  Optional<BuildModule> reporterOf(Path file) {
    return modules.stream()
        .filter(module -> module.contains(file))
        .min(INNERMOST_FIRST)
        .flatMap(this::speakerFor);
  }

  /** Returns the module that reports what is about no single file. */
  Optional<BuildModule> firstReporter() {
    return modules.stream().filter(module -> module.role() == BuildModule.Role.REPORTS).findFirst();
  }

  private Optional<BuildModule> speakerFor(BuildModule owner) {
    return switch (owner.role()) {
      case REPORTS -> Optional.of(owner);
      case LEAVES_TO_OTHERS -> firstReporter();
      case KEEPS_SILENT -> Optional.empty();
    };
  }
}
