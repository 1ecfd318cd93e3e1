package dev.eoslint.cli;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.ProjectRoot;
import dev.eoslint.reports.ConsoleReport;
import dev.eoslint.reports.ConsoleStyle;
import dev.eoslint.reports.JsonReport;
import dev.eoslint.reports.Report;
import dev.eoslint.reports.ReportFiles;
import dev.eoslint.reports.ReportNotWritable;
import dev.eoslint.reports.SarifOptions;
import dev.eoslint.reports.SarifReport;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes one result in the formats that the user asks for. */
final class ReportWriter {

  private final Surroundings surroundings;
  private final ConsoleStyle style;
  private final Duration elapsed;

  /**
   * Creates a writer.
   *
   * @param style how text on standard output looks
   * @param elapsed how long the run took
   */
  ReportWriter(Surroundings surroundings, ConsoleStyle style, Duration elapsed) {
    this.surroundings = surroundings;
    this.style = style;
    this.elapsed = elapsed;
  }

  /**
   * Writes all reports; notices and the summary always go to standard error.
   *
   * @return why files could not be written; the others are complete
   * @throws IOException when standard output or standard error cannot be written
   */
  List<ReportNotWritable> write(LintResult result, List<FormatChoice> choices) throws IOException {
    List<ReportNotWritable> failures = new ArrayList<>();
    for (FormatChoice choice : choices) {
      if (choice.file().isPresent()) {
        writeFile(result, choice.format(), choice.file().get()).ifPresent(failures::add);
      }
    }
    Optional<Format> standardOutput =
        choices.stream()
            .filter(choice -> choice.file().isEmpty())
            .map(FormatChoice::format)
            .findFirst();
    boolean textOnOutput = standardOutput.equals(Optional.of(Format.TEXT));
    if (standardOutput.isPresent() && !textOnOutput) {
      report(standardOutput.get(), result).write(result, surroundings.out());
    }
    text(style, surroundings.err())
        .write(result, textOnOutput ? surroundings.out() : OutputStream.nullOutputStream());
    return failures;
  }

  private Optional<ReportNotWritable> writeFile(LintResult result, Format format, Path file)
      throws IOException {
    try {
      Report report = report(format, result);
      ReportFiles.write(file, out -> report.write(result, out));
      return Optional.empty();
    } catch (ReportNotWritable failure) {
      String message = "error: " + failure.getMessage() + "\n";
      surroundings.err().write(message.getBytes(StandardCharsets.UTF_8));
      return Optional.of(failure);
    }
  }

  private Report report(Format format, LintResult result) {
    return switch (format) {
      case TEXT -> text(ConsoleStyle.PLAIN, OutputStream.nullOutputStream());
      case JSON -> new JsonReport(ToolVersion.number());
      case SARIF -> new SarifReport(sarifOptions(result.root()));
    };
  }

  private ConsoleReport text(ConsoleStyle textStyle, OutputStream diagnostics) {
    return new ConsoleReport(
        textStyle, surroundings.workingFolder(), diagnostics, Optional.of(elapsed));
  }

  private static SarifOptions sarifOptions(Path root) {
    SarifOptions options = SarifOptions.reproducible(ToolVersion.number());
    return ProjectRoot.repositoryOf(root).map(options::withRepositoryRoot).orElse(options);
  }
}
