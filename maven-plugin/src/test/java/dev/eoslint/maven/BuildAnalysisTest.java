package dev.eoslint.maven;

import static dev.eoslint.maven.Results.finding;
import static dev.eoslint.maven.Results.incomplete;
import static dev.eoslint.maven.Results.result;
import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.maven.BuildModule.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BuildAnalysisTest {

  @TempDir private Path root;

  private BuildAnalysis analysis;

  @BeforeEach
  void analyze() {
    Reactor reactor =
        new Reactor(
            List.of(
                new BuildModule("orders", root.resolve("orders"), Role.REPORTS),
                new BuildModule("billing", root.resolve("billing"), Role.REPORTS),
                new BuildModule("unbuilt", root.resolve("unbuilt"), Role.KEEPS_SILENT)));
    LintResult result =
        result(
            root,
            List.of(
                finding("billing/B.java", Severity.ERROR),
                finding("deploy/compose.yml", Severity.ERROR),
                finding("orders/A.java", Severity.ERROR),
                finding("unbuilt/C.java", Severity.ERROR)),
            List.of(
                incomplete("."), incomplete("billing/Broken.java"), incomplete("unbuilt/D.java")));
    analysis = new BuildAnalysis(result, reactor, FailingLevel.WARNING, Duration.ZERO);
  }

  @Test
  void modulesReportTheirOwnFiles() {
    assertThat(analysis.reportedBy("billing").findings())
        .containsExactly(finding("billing/B.java", Severity.ERROR));
    assertThat(analysis.reportedBy("billing").notices())
        .containsExactly(incomplete("billing/Broken.java"));
  }

  @Test
  void firstModuleTellsWhatIsAboutTheWholeRun() {
    assertThat(analysis.reportedBy("orders").notices()).containsExactly(incomplete("."));
  }

  @Test
  void reportsHoldWhatTheModulesOfTheBuildReport() {
    assertThat(analysis.reported().findings())
        .containsExactly(
            finding("billing/B.java", Severity.ERROR), finding("orders/A.java", Severity.ERROR));
    assertThat(analysis.reported().notices())
        .containsExactly(incomplete("."), incomplete("billing/Broken.java"));
  }

  @Test
  void reportIsWrittenOnceAndAgainWhenItIsGone() throws IOException {
    Path report = root.resolve("eoslint.sarif");

    assertThat(analysis.lacksReport(report)).isTrue();
    Files.createFile(report);
    assertThat(analysis.lacksReport(report)).isFalse();
    Files.delete(report);
    assertThat(analysis.lacksReport(report)).isTrue();
  }
}
