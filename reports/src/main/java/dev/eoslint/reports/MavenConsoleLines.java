package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.source.Notice;
import java.time.Duration;
import java.util.Optional;

/**
 * Lines for Maven's log in the form of Maven's own compiler messages, which editors and build
 * servers turn into links and annotations.
 *
 * <p>The caller logs each line with one call, at the level that the severity asks for.
 */
public final class MavenConsoleLines {

  private final LintResult result;
  private final RulePages pages;

  /** Creates the lines of {@code result}. */
  public MavenConsoleLines(LintResult result) {
    this.result = result;
    this.pages = new RulePages(result);
  }

  /** Returns {@code /absolute/path:[line,column] rule-name: message (address of the rule page)}. */
  public String of(Finding finding) {
    String page = pages.address(finding.rule()).map(address -> " (" + address + ")").orElse("");
    return "%s %s: %s%s"
        .formatted(
            position(finding.site()), finding.rule(), Printable.oneLine(finding.message()), page);
  }

  /** Returns {@code /absolute/path:[line,column] message}. */
  public String of(Notice notice) {
    return position(notice.site()) + " " + Printable.oneLine(notice.message());
  }

  /** Returns {@code /absolute/path:[line,column] label}. */
  public String of(RelatedSite place) {
    return position(place.site()) + " " + Printable.oneLine(place.label());
  }

  /**
   * Returns the line that closes the run.
   *
   * @param elapsed how long the run took; not told when empty
   */
  public String summary(Optional<Duration> elapsed) {
    return SummaryLine.of(result, elapsed, rule -> "mvn eoslint:explain -Deoslint.rule=" + rule);
  }

  private String position(Site site) {
    String file = result.root().resolve(site.file()).toAbsolutePath().normalize().toString();
    return Printable.oneLine(file) + ":[" + site.startLine() + "," + site.startColumn() + "]";
  }
}
