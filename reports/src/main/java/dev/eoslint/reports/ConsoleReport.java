package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.source.Notice;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * The result for people: findings go to the output, notices and the summary to a second stream, so
 * that a pipe gets nothing but findings.
 */
public final class ConsoleReport implements Report {

  private final ConsoleStyle style;
  private final Path workingFolder;
  private final OutputStream diagnostics;
  private final Optional<Duration> elapsed;

  /**
   * Creates the report.
   *
   * @param workingFolder paths of files below this folder are printed relative to it, others as
   *     absolute paths
   * @param diagnostics where notices and the summary go; stays open
   * @param elapsed how long the run took; left out of the summary when empty
   */
  public ConsoleReport(
      ConsoleStyle style,
      Path workingFolder,
      OutputStream diagnostics,
      Optional<Duration> elapsed) {
    this.style = style;
    this.workingFolder = workingFolder.toAbsolutePath().normalize();
    this.diagnostics = diagnostics;
    this.elapsed = elapsed;
  }

  @Override
  public void write(LintResult result, OutputStream out) throws IOException {
    Writer findings = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    Writer rest = new OutputStreamWriter(diagnostics, StandardCharsets.UTF_8);
    new Printer(result, findings, rest).print();
  }

  private final class Printer {

    private final LintResult result;
    private final Writer findings;
    private final Writer rest;
    private final Sources sources;
    private final Palette palette = new Palette(style == ConsoleStyle.COLORED_FRAMES);
    private final RulePages pages;

    Printer(LintResult result, Writer findings, Writer rest) {
      this.result = result;
      this.findings = findings;
      this.rest = rest;
      this.sources = new Sources(result);
      this.pages = new RulePages(result);
    }

    void print() throws IOException {
      for (Finding finding : result.findings()) {
        findings.write(style == ConsoleStyle.PLAIN ? line(finding) : block(finding));
      }
      findings.flush();
      for (Notice notice : result.notices()) {
        rest.write(line(notice));
      }
      rest.write(SummaryLine.of(result, elapsed, SummaryLine::explainOnCommandLine) + "\n");
      rest.flush();
    }

    private String line(Finding finding) {
      return "%s: %s: %s [%s]\n"
          .formatted(
              position(finding.site()),
              finding.severity().word(),
              Printable.oneLine(finding.message()),
              finding.rule());
    }

    private String line(Notice notice) {
      return "%s: %s: %s\n"
          .formatted(
              position(notice.site()),
              notice.level().name().toLowerCase(Locale.ROOT),
              Printable.oneLine(notice.message()));
    }

    private String block(Finding finding) {
      StringBuilder block = new StringBuilder();
      block
          .append(palette.strong(position(finding.site())))
          .append(": ")
          .append(palette.severity(finding.severity(), finding.severity().word()))
          .append(" [")
          .append(finding.rule())
          .append("]\n")
          .append(palette.strong(Printable.oneLine(finding.message())))
          .append('\n')
          .append(frame(finding));
      int step = 1;
      for (RelatedSite call : finding.path()) {
        appendIndented(block, "call " + step++, labelled(call));
      }
      for (RelatedSite place : finding.related()) {
        appendIndented(block, "see", labelled(place));
      }
      pages.address(finding.rule()).ifPresent(page -> appendIndented(block, "help", page));
      return block.append('\n').toString();
    }

    private String frame(Finding finding) {
      return sources
          .text(finding.site().file())
          .map(text -> new CodeFrame(text, finding.site()).print(palette, finding.severity()))
          .orElse("");
    }

    private void appendIndented(StringBuilder block, String word, String text) {
      block.append("  ").append(palette.guide(word + ":")).append(' ').append(text).append('\n');
    }

    private String labelled(RelatedSite place) {
      return position(place.site()) + ": " + Printable.oneLine(place.label());
    }

    private String position(Site site) {
      Path file = result.root().resolve(site.file()).toAbsolutePath().normalize();
      Path shown = file.startsWith(workingFolder) ? workingFolder.relativize(file) : file;
      return Printable.oneLine(shown.toString())
          + ":"
          + site.startLine()
          + ":"
          + site.startColumn();
    }
  }
}
