package dev.eoslint.maven;

import static dev.eoslint.maven.Results.finding;
import static dev.eoslint.maven.Results.incomplete;
import static dev.eoslint.maven.Results.note;
import static dev.eoslint.maven.Results.result;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModuleLogTest {

  @TempDir private Path root;

  private final RecordingLog log = new RecordingLog();

  @Test
  void levelFollowsTheSeverity() {
    new ModuleLog(log)
        .write(
            result(
                root,
                List.of(
                    finding("A.java", Severity.ERROR),
                    finding("B.java", Severity.WARNING),
                    finding("C.java", Severity.INFO)),
                List.of()));

    assertThat(log.lines())
        .containsExactly(
            "[ERROR] " + root.resolve("A.java") + ":[1,1] a-rule: Something is wrong here.",
            "[WARNING] " + root.resolve("B.java") + ":[1,1] a-rule: Something is wrong here.",
            "[INFO] " + root.resolve("C.java") + ":[1,1] a-rule: Something is wrong here.");
  }

  @Test
  void warnsOnlyOfWhatIsMissing() {
    new ModuleLog(log)
        .write(result(root, List.of(), List.of(incomplete("A.java"), note("B.java"))));

    assertThat(log.lines())
        .containsExactly(
            "[WARNING] " + root.resolve("A.java") + ":[1,1] It cannot be parsed.",
            "[DEBUG] " + root.resolve("B.java") + ":[1,1] It is not UTF-8.");
  }

  @Test
  void wayToTheFindingIsForDebugging() {
    Finding finding =
        new Finding(
            "a-rule",
            Severity.ERROR,
            Confidence.HIGH,
            "Something is wrong here.",
            Site.startOf("A.java"),
            List.of(new RelatedSite(Site.startOf("C.java"), "the transaction begins")),
            List.of(new RelatedSite(Site.startOf("B.java"), "calls 'pay'")));

    new ModuleLog(log).write(result(root, List.of(finding), List.of()));

    assertThat(log.lines().subList(1, 3))
        .containsExactly(
            "[DEBUG]   " + root.resolve("B.java") + ":[1,1] calls 'pay'",
            "[DEBUG]   " + root.resolve("C.java") + ":[1,1] the transaction begins");
  }

  @Test
  void cleanRunClosesWithOneLine() {
    close(result(root, List.of(), List.of()), Optional.of(root));

    assertThat(log.lines())
        .containsExactly("[INFO] Analyzed 3 files (1 in depth) in 1.5 s. No findings.");
  }

  @Test
  void runWithFindingsTellsWhereTheReportIs() {
    close(
        result(root, List.of(finding("A.java", Severity.ERROR)), List.of()),
        Optional.of(root.resolve("eoslint.sarif")));

    assertThat(log.lines())
        .containsExactly(
            "[INFO] Analyzed 3 files (1 in depth) in 1.5 s. 1 error. To learn more:"
                + " mvn eoslint:explain -Deoslint.rule=a-rule",
            "[INFO] Report: " + root.resolve("eoslint.sarif"));
  }

  @Test
  void reportThatWasNotWrittenIsNotNamed() {
    close(result(root, List.of(finding("A.java", Severity.ERROR)), List.of()), Optional.empty());

    assertThat(log.lines()).hasSize(1);
  }

  private void close(LintResult result, Optional<Path> report) {
    new ModuleLog(log).close(result, Duration.ofMillis(1500), report);
  }
}
