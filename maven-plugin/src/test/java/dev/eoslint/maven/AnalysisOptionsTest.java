package dev.eoslint.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.lint.LintSettings;
import dev.eoslint.analyzer.rule.Confidence;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AnalysisOptionsTest {

  private static final LintSettings FILE =
      LintSettings.defaults()
          .withExcludes(List.of("legacy/**"))
          .withIncludeTests(true)
          .withMinimumConfidence(Confidence.LOW)
          .withKafkaVersion(KafkaVersion.of(3, 9));

  @Test
  void sayingNothingKeepsTheSettingsOfTheFile() {
    assertThat(
            new AnalysisOptions(
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty())
                .over(FILE))
        .isEqualTo(FILE);
  }

  @Test
  void buildWinsOverTheFileAndExcludesAddUp() {
    LintSettings settings =
        new AnalysisOptions(
                Optional.empty(),
                List.of("demo/**"),
                Optional.of(false),
                Optional.of(Confidence.HIGH),
                Optional.of(KafkaVersion.of(4, 0)))
            .over(FILE);

    assertThat(settings.excludes()).containsExactly("legacy/**", "demo/**");
    assertThat(settings.includeTests()).isFalse();
    assertThat(settings.minimumConfidence()).isEqualTo(Confidence.HIGH);
    assertThat(settings.kafkaVersion()).contains(KafkaVersion.of(4, 0));
  }
}
