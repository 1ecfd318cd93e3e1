package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/** Reads the versions of Kafka out of a tree on disk. */
final class DetectedVersions {

  private DetectedVersions() {}

  /** Returns the versions by the folder of the project. */
  static Map<String, Optional<KafkaVersion>> in(TreeOnDisk tree) {
    SourceTree sources = tree.sources();
    BuildFiles buildFiles = BuildFiles.read(sources);
    ConfigurationFiles files = new ConfigurationFiles(sources);
    return KafkaVersionDetection.detect(
        buildFiles, GradleProjects.of(buildFiles, files), Modules.of(buildFiles, files));
  }

  /** Returns the lowest version. */
  static Optional<KafkaVersion> lowestIn(TreeOnDisk tree) {
    return in(tree).values().stream().flatMap(Optional::stream).min(Comparator.naturalOrder());
  }
}
