package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.reports.MavenConsoleLines;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.logging.Log;

/** Writes results to Maven's log, each line with a call of its own. */
final class ModuleLog {

  private final Log log;

  ModuleLog(Log log) {
    this.log = log;
  }

  /** Writes the findings and notices of a module. */
  void write(LintResult module) {
    MavenConsoleLines lines = new MavenConsoleLines(module);
    for (Finding finding : module.findings()) {
      write(finding, lines.of(finding));
      Stream.concat(finding.path().stream(), finding.related().stream())
          .forEach(place -> log.debug("  " + lines.of(place)));
    }
    for (Notice notice : module.notices()) {
      if (notice.level() == Notice.Level.INCOMPLETE) {
        log.warn(lines.of(notice));
      } else {
        log.debug(lines.of(notice));
      }
    }
  }

  /**
   * Closes the run.
   *
   * @param build what all modules report
   * @param elapsed how long the run took
   * @param report where the report lies; empty when it could not be written
   */
  void close(LintResult build, Duration elapsed, Optional<Path> report) {
    log.info(new MavenConsoleLines(build).summary(Optional.of(elapsed)));
    if (!build.findings().isEmpty()) {
      report.ifPresent(file -> log.info("Report: " + file));
    }
  }

  private void write(Finding finding, String line) {
    switch (finding.severity()) {
      case ERROR -> log.error(line);
      case WARNING -> log.warn(line);
      case INFO -> log.info(line);
    }
  }
}
