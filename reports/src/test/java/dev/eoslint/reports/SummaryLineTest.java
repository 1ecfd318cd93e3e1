package dev.eoslint.reports;

import static dev.eoslint.reports.ResultBuilder.finding;
import static dev.eoslint.reports.ResultBuilder.withSeverity;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSummary;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SummaryLineTest {

  @TempDir private Path root;

  @Test
  void saysThatATreeIsClean() {
    assertThat(summary(new ResultBuilder(root).build()))
        .isEqualTo("Analyzed 42 files (3 in depth). No findings.");
  }

  @Test
  void saysThatATreeDoesNotUseKafka() {
    LintResult result = new ResultBuilder(root).summary(new LintSummary(1, 0, 0, false)).build();

    assertThat(summary(result))
        .isEqualTo(
            "Analyzed 1 file (0 in depth). Nothing here uses Kafka, so there was nothing to"
                + " check.");
  }

  @Test
  void countsFindingsAndExplainsTheFirstOfTheWorst() {
    LintResult result =
        new ResultBuilder(root)
            .finding(finding("a-rule", Site.startOf("A.java")))
            .finding(withSeverity(finding("b-rule", Site.startOf("B.java")), Severity.ERROR))
            .finding(withSeverity(finding("c-rule", Site.startOf("C.java")), Severity.ERROR))
            .finding(withSeverity(finding("d-rule", Site.startOf("D.java")), Severity.INFO))
            .build();

    assertThat(summary(result))
        .isEqualTo(
            "Analyzed 42 files (3 in depth). 2 errors, 1 warning, 1 info. To learn more: eoslint"
                + " explain b-rule");
  }

  @ParameterizedTest
  @CsvSource({"0, 0.0", "49, 0.0", "50, 0.1", "1349, 1.3", "1350, 1.4", "12040, 12.0"})
  void tellsTheTimeWhenItIsGiven(long milliseconds, String seconds) {
    assertThat(
            SummaryLine.of(
                new ResultBuilder(root).build(),
                Optional.of(Duration.ofMillis(milliseconds)),
                SummaryLine::explainOnCommandLine))
        .startsWith("Analyzed 42 files (3 in depth) in " + seconds + " s.");
  }

  private static String summary(LintResult result) {
    return SummaryLine.of(result, Optional.empty(), SummaryLine::explainOnCommandLine);
  }
}
