package dev.eoslint.maven;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.rule.Confidence;
import java.util.List;
import java.util.Optional;

/**
 * What the build says about the analysis of the application. It wins over the settings file, except
 * that excludes add up.
 *
 * @param config the settings file as the user writes it; empty for the one in the root
 * @param excludes what not to read
 * @param includeTests whether test sources are analysed
 * @param minimumConfidence findings of less confidence are not reported
 * @param kafkaVersion the version of the Kafka clients
 */
record AnalysisOptions(
    Optional<String> config,
    List<String> excludes,
    Optional<Boolean> includeTests,
    Optional<Confidence> minimumConfidence,
    Optional<KafkaVersion> kafkaVersion) {

  /** Copies the excludes. */
  AnalysisOptions {
    excludes = List.copyOf(excludes);
  }

  /** Returns {@code settings} with these options put over them. */
  LintSettings over(LintSettings settings) {
    LintSettings all = settings.withExcludes(excludes);
    if (includeTests.isPresent()) {
      all = all.withIncludeTests(includeTests.get());
    }
    if (minimumConfidence.isPresent()) {
      all = all.withMinimumConfidence(minimumConfidence.get());
    }
    return kafkaVersion.isPresent() ? all.withKafkaVersion(kafkaVersion.get()) : all;
  }

  /** Returns the options as their parameters, for people: {@code excludes [a, b], …}. */
  @Override
  public String toString() {
    return "config %s, excludes %s, includeTests %s, minimumConfidence %s, kafkaVersion %s"
        .formatted(
            config.orElse("unset"),
            excludes,
            includeTests.map(Object::toString).orElse("unset"),
            minimumConfidence.map(Confidence::word).orElse("unset"),
            kafkaVersion.map(KafkaVersion::toString).orElse("unset"));
  }
}
