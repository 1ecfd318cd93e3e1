package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The one line that closes a run. */
final class SummaryLine {

  private SummaryLine() {}

  /**
   * Returns what was analysed and found.
   *
   * @param elapsed how long it took; not told when empty
   * @param explain from a rule name to the command that explains the rule
   */
  static String of(LintResult result, Optional<Duration> elapsed, UnaryOperator<String> explain) {
    StringBuilder line = new StringBuilder(analyzed(result, elapsed));
    if (!result.summary().usesKafka() && result.findings().isEmpty()) {
      line.append(" Nothing here uses Kafka, so there was nothing to check.");
    } else {
      line.append(' ').append(found(result)).append('.');
    }
    long incomplete =
        result.notices().stream()
            .filter(notice -> notice.level() == Notice.Level.INCOMPLETE)
            .count();
    if (incomplete > 0) {
      line.append(" The analysis is incomplete: ")
          .append(counted(incomplete, "notice"))
          .append(incomplete == 1 ? " says why." : " say why.");
    }
    worst(result)
        .ifPresent(
            finding -> line.append(" To learn more: ").append(explain.apply(finding.rule())));
    return line.toString();
  }

  /** Returns the command that explains a rule on the command line. */
  static String explainOnCommandLine(String rule) {
    return "eoslint explain " + rule;
  }

  private static String analyzed(LintResult result, Optional<Duration> elapsed) {
    int files = result.summary().javaFiles() + result.summary().configurationFiles();
    String time = elapsed.map(taken -> " in " + seconds(taken) + " s").orElse("");
    return "Analyzed "
        + counted(files, "file")
        + " ("
        + result.summary().analyzedFiles()
        + " in depth)"
        + time
        + ".";
  }

  /** Rounds to tenths. A formatter would read the data of locales, at the end of every run. */
  private static String seconds(Duration taken) {
    long tenths = Math.round(taken.toMillis() / 100.0);
    return tenths / 10 + "." + tenths % 10;
  }

  private static String found(LintResult result) {
    List<String> parts = new ArrayList<>();
    addCount(parts, result, Severity.ERROR, "error");
    addCount(parts, result, Severity.WARNING, "warning");
    addCount(parts, result, Severity.INFO, "info");
    if (parts.isEmpty()) {
      parts.add("No findings");
    }
    if (!result.suppressed().isEmpty()) {
      parts.add(result.suppressed().size() + " suppressed");
    }
    return String.join(", ", parts);
  }

  private static void addCount(
      List<String> parts, LintResult result, Severity severity, String noun) {
    int count = result.count(severity);
    if (count > 0) {
      parts.add(counted(count, noun));
    }
  }

  private static Optional<Finding> worst(LintResult result) {
    return result.findings().stream()
        .max(
            Comparator.comparing(Finding::severity)
                .thenComparing(Comparator.<Finding>naturalOrder().reversed()));
  }

  private static String counted(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
