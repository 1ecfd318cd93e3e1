package dev.eoslint.cli;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.lint.RuleCatalogue;
import dev.eoslint.analyzer.rule.Confidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say the same as the settings file. */
final class SettingsOptions {

  private static final List<String> CONFIDENCES =
      List.of(Confidence.HIGH.word(), Confidence.MEDIUM.word(), Confidence.LOW.word());

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The settings file, instead of the one in the root.")
  private @Nullable String config;

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      description =
          "error, warning, info or never: the lowest severity that gives exit code 1."
              + " Default: warning.")
  private @Nullable String failOn;

  @Option(
      names = "--min-confidence",
      paramLabel = "LEVEL",
      description =
          "high, medium or low: findings that are less sure are not shown. Default: medium.")
  private @Nullable String minimumConfidence;

  @Option(
      names = "--select",
      paramLabel = "RULE",
      split = ",",
      description = "Run only these rules. Repeatable, or several with commas.")
  private List<String> selected = new ArrayList<>();

  @Option(
      names = "--ignore",
      paramLabel = "RULE",
      split = ",",
      description = "Do not run these rules. Repeatable, or several with commas.")
  private List<String> ignored = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "GLOB",
      description =
          "Do not read these paths, in addition to those of the file: '**/generated/**'."
              + " Relative to the root. Repeatable.")
  private List<String> excludes = new ArrayList<>();

  @Option(names = "--include-tests", description = "Lint test sources too.")
  private boolean includeTests;

  @Option(
      names = "--kafka-version",
      paramLabel = "VERSION",
      description =
          "The version of the Kafka clients, such as 3.9. Default: the lowest that the build files"
              + " show, or else the newest known.")
  private @Nullable String kafkaVersion;

  /** Returns the settings file that the user names. */
  Optional<String> configFile() {
    return Optional.ofNullable(config);
  }

  /**
   * Returns {@code settings} with what the options say put over them.
   *
   * @throws UsageException when an option has an unknown value or names an unknown rule
   */
  LintSettings over(LintSettings settings, RuleCatalogue catalogue) throws UsageException {
    LintSettings all = settings.withExcludes(excludes);
    if (includeTests) {
      all = all.withIncludeTests(true);
    }
    if (failOn != null) {
      all = all.withFailOn(Word.read("--fail-on", failOn, FailingLevel.words(), FailingLevel::of));
    }
    if (minimumConfidence != null) {
      all =
          all.withMinimumConfidence(
              Word.read("--min-confidence", minimumConfidence, CONFIDENCES, Confidence::of));
    }
    if (kafkaVersion != null) {
      all = all.withKafkaVersion(version(kafkaVersion));
    }
    return withRules(all, catalogue);
  }

  private LintSettings withRules(LintSettings settings, RuleCatalogue catalogue)
      throws UsageException {
    requireRules(selected, catalogue);
    requireRules(ignored, catalogue);
    LintSettings chosen =
        selected.isEmpty() ? settings : settings.withOnlyRules(selected, catalogue);
    return chosen.withoutRules(ignored);
  }

  private static void requireRules(List<String> names, RuleCatalogue catalogue)
      throws UsageException {
    for (String name : names) {
      if (!catalogue.contains(name)) {
        throw new UsageException(catalogue.unknown(name) + " 'eoslint rules' lists all rules.");
      }
    }
  }

  private static KafkaVersion version(String text) throws UsageException {
    Optional<KafkaVersion> version = KafkaVersion.parse(text);
    if (version.isPresent()) {
      return version.get();
    }
    throw new UsageException(
        "'%s' is not a version of Apache Kafka such as '3.9' or '4.0.1'.".formatted(text));
  }
}
