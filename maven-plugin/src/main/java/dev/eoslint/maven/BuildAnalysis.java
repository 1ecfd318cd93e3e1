package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.FailingLevel;
import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.Notice;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The analysis of the whole build, which its modules share. */
final class BuildAnalysis {

  private final LintResult result;
  private final Reactor reactor;
  private final FailingLevel failOn;
  private final Duration elapsed;
  private final Set<Path> writtenReports = ConcurrentHashMap.newKeySet();

  /**
   * Creates an analysis.
   *
   * @param result what the run found, also in modules that are not built
   * @param failOn the failing level of the settings
   * @param elapsed how long the run took
   */
  BuildAnalysis(LintResult result, Reactor reactor, FailingLevel failOn, Duration elapsed) {
    this.result = result;
    this.reactor = reactor;
    this.failOn = failOn;
    this.elapsed = elapsed;
  }

  /** Returns the failing level of a module that does not say its own. */
  FailingLevel failOn() {
    return failOn;
  }

  /** Returns how long the run took. */
  Duration elapsed() {
    return elapsed;
  }

  /** Returns what all modules together report. */
  LintResult reported() {
    return only(reporter -> reporter.isPresent());
  }

  /** Returns what the module with this id reports. */
  LintResult reportedBy(String moduleId) {
    return only(reporter -> reporter.map(BuildModule::id).equals(Optional.of(moduleId)));
  }

  /**
   * Returns whether a module that writes the report {@code file} has to do so: not when another
   * module has, unless the file is gone, as a later module may clean the folder that it lies in.
   */
  boolean lacksReport(Path file) {
    return writtenReports.add(file) || !Files.exists(file);
  }

  private LintResult only(Predicate<Optional<BuildModule>> reporters) {
    return new LintResult(
        result.root(),
        result.findings().stream()
            .filter(finding -> reporters.test(reporterOf(finding.site())))
            .toList(),
        result.suppressed().stream()
            .filter(suppressed -> reporters.test(reporterOf(suppressed.finding().site())))
            .toList(),
        result.notices().stream().filter(notice -> reporters.test(reporterOf(notice))).toList(),
        result.rules(),
        result.summary(),
        result.sources());
  }

  private Optional<BuildModule> reporterOf(Site site) {
    return reactor.reporterOf(result.root().resolve(site.file()).normalize());
  }

  /** A notice that is about the whole run must not be lost. */
  private Optional<BuildModule> reporterOf(Notice notice) {
    return notice.site().file().equals(".") ? reactor.firstReporter() : reporterOf(notice.site());
  }
}
