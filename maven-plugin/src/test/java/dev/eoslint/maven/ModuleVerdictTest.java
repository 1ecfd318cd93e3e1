package dev.eoslint.maven;

import static dev.eoslint.maven.Results.finding;
import static dev.eoslint.maven.Results.incomplete;
import static dev.eoslint.maven.Results.result;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.reports.ReportFiles;
import dev.eoslint.reports.ReportNotWritable;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModuleVerdictTest {

  private static final Path REPORT = Path.of("eoslint.sarif");

  @TempDir private Path root;

  @Test
  void findingsBelowTheLevelPass() {
    ModuleVerdict verdict = new ModuleVerdict(findings(), FailingLevel.NEVER, false);

    assertThatCode(() -> verdict.pronounce(List.of(), REPORT)).doesNotThrowAnyException();
  }

  @Test
  void findingsFailTheBuild() {
    ModuleVerdict verdict = new ModuleVerdict(findings(), FailingLevel.WARNING, false);

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(() -> verdict.pronounce(List.of(), REPORT))
        .withMessage(
            "eoslint found 1 error, 2 warnings, and 'failOn' is 'warning': see the lines above or"
                + " the report 'eoslint.sarif'.");
  }

  @Test
  void whatIsMissingPassesUnlessTheUserWantsAllOfIt() {
    LintResult result = result(root, List.of(), List.of(incomplete("A.java")));

    assertThatCode(
            () -> new ModuleVerdict(result, FailingLevel.INFO, false).pronounce(List.of(), REPORT))
        .doesNotThrowAnyException();
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(
            () -> new ModuleVerdict(result, FailingLevel.INFO, true).pronounce(List.of(), REPORT))
        .withMessageStartingWith("The analysis is incomplete");
  }

  @Test
  void missingReportIsToldRatherThanFindings() {
    ModuleVerdict verdict = new ModuleVerdict(findings(), FailingLevel.WARNING, false);

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(() -> verdict.pronounce(List.of(unwritable()), REPORT))
        .withMessage("The report '%s' cannot be written: it is a folder.".formatted(root));
  }

  private ReportNotWritable unwritable() {
    try {
      ReportFiles.write(root, out -> out.write(1));
      throw new AssertionError("A folder was written.");
    } catch (ReportNotWritable expected) {
      return expected;
    }
  }

  private LintResult findings() {
    return result(
        root,
        List.of(
            finding("A.java", Severity.ERROR),
            finding("B.java", Severity.WARNING),
            finding("C.java", Severity.WARNING)),
        List.of());
  }
}
