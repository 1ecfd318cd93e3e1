package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.ProjectRoot;
import dev.eoslint.reports.JsonReport;
import dev.eoslint.reports.Report;
import dev.eoslint.reports.ReportFiles;
import dev.eoslint.reports.ReportNotWritable;
import dev.eoslint.reports.SarifOptions;
import dev.eoslint.reports.SarifReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The files that the reports of a module go to.
 *
 * @param sarif absolute path of the SARIF report
 * @param json absolute path of the JSON report
 */
record ReportTargets(Path sarif, Optional<Path> json) {

  /**
   * Writes what all modules of the build report, unless another module has.
   *
   * @return why files could not be written; the others are complete
   */
  List<ReportNotWritable> write(BuildAnalysis analysis, String toolVersion) {
    LintResult result = analysis.reported();
    List<ReportNotWritable> failures = new ArrayList<>();
    write(sarif, new SarifReport(sarifOptions(result, toolVersion)), analysis, result, failures);
    json.ifPresent(file -> write(file, new JsonReport(toolVersion), analysis, result, failures));
    return failures;
  }

  private static void write(
      Path file,
      Report report,
      BuildAnalysis analysis,
      LintResult result,
      List<ReportNotWritable> failures) {
    if (!analysis.lacksReport(file)) {
      return;
    }
    try {
      ReportFiles.write(file, out -> report.write(result, out));
    } catch (ReportNotWritable failure) {
      failures.add(failure);
    }
  }

  private static SarifOptions sarifOptions(LintResult result, String toolVersion) {
    SarifOptions options = SarifOptions.reproducible(toolVersion);
    return ProjectRoot.repositoryOf(result.root()).map(options::withRepositoryRoot).orElse(options);
  }
}
