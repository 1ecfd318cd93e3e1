package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.KafkaVersions;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The versions of the Kafka clients that the modules of a tree are built with. */
final class ModuleVersions {

  private final Modules modules;
  private final GradleProjects gradle;
  private final Map<String, Optional<KafkaVersion>> builtWith;

  private ModuleVersions(
      Modules modules, GradleProjects gradle, Map<String, Optional<KafkaVersion>> builtWith) {
    this.modules = modules;
    this.gradle = gradle;
    this.builtWith = builtWith;
  }

  /** Reads the versions from build files. */
  static ModuleVersions read(BuildFiles buildFiles, ConfigurationFiles files, Modules modules) {
    GradleProjects gradle = GradleProjects.of(buildFiles, files);
    return new ModuleVersions(
        modules, gradle, KafkaVersionDetection.detect(buildFiles, gradle, modules));
  }

  /**
   * Returns the versions.
   *
   * @param wanted a version that the settings name, which holds for all modules
   * @param newest the newest known release
   */
  KafkaVersions versions(Optional<KafkaVersion> wanted, KafkaVersion newest) {
    Map<ApplicationModule, Optional<KafkaVersion>> versions = new HashMap<>();
    for (ApplicationModule module : modules.all()) {
      List<Optional<KafkaVersion>> used = wanted.isPresent() ? List.of(wanted) : used(module);
      if (!used.isEmpty()) {
        versions.put(module, lowest(used));
      } else if (gradle.contains(module.root())) {
        versions.put(module, Optional.empty());
      }
    }
    return new KafkaVersions(wanted.or(this::lowest).orElse(newest), versions);
  }

  private Optional<KafkaVersion> lowest() {
    return builtWith.values().stream().flatMap(Optional::stream).min(Comparator.naturalOrder());
  }

  private static Optional<KafkaVersion> lowest(List<Optional<KafkaVersion>> used) {
    boolean allKnown = used.stream().allMatch(Optional::isPresent);
    return used.stream()
        .flatMap(Optional::stream)
        .filter(version -> allKnown)
        .min(Comparator.naturalOrder());
  }

  /** What its own build file does not bring in comes with the modules that it is built with. */
  private List<Optional<KafkaVersion>> used(ApplicationModule module) {
    Optional<KafkaVersion> own = builtWith.get(module.root());
    return own != null
        ? List.of(own)
        : modules.partsOf(module).stream()
            .filter(part -> builtWith.containsKey(part.root()))
            .map(part -> builtWith.getOrDefault(part.root(), Optional.empty()))
            .toList();
  }
}
