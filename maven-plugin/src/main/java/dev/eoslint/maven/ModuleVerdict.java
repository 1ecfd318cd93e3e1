package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.reports.ReportNotWritable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/**
 * Decides whether the goal passes in a module.
 *
 * @param module what the module reports
 * @param failOn the failing level
 * @param failOnIncomplete whether something that was not analysed is a fault
 */
record ModuleVerdict(LintResult module, FailingLevel failOn, boolean failOnIncomplete) {

  /**
   * Passes, or throws what ends the build. A fault is told rather than findings, since more
   * findings may be missing because of it.
   *
   * @param unwritten reports that could not be written
   * @param report where the report lies
   * @throws MojoExecutionException when a report is missing or the analysis is incomplete
   * @throws MojoFailureException when findings reach the failing level
   */
  void pronounce(List<ReportNotWritable> unwritten, Path report)
      throws MojoExecutionException, MojoFailureException {
    if (!unwritten.isEmpty()) {
      throw new MojoExecutionException(
          unwritten.stream().map(Throwable::getMessage).collect(Collectors.joining("\n")),
          unwritten.get(0));
    }
    if (failOnIncomplete && module.incomplete()) {
      throw new MojoExecutionException(
          "The analysis is incomplete: the warnings above say what was not analysed.");
    }
    if (failOn.isReachedBy(module)) {
      throw new MojoFailureException(
          "eoslint found %s, and 'failOn' is '%s': see the lines above or the report '%s'."
              .formatted(counts(), failOn.word(), report));
    }
  }

  private String counts() {
    return Arrays.stream(Severity.values())
        .sorted(Collections.reverseOrder())
        .filter(severity -> module.count(severity) > 0)
        .map(this::count)
        .collect(Collectors.joining(", "));
  }

  private String count(Severity severity) {
    int count = module.count(severity);
    return count + " " + severity.word() + (count == 1 ? "" : "s");
  }
}
