package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceTree;
import java.nio.file.Path;
import java.util.List;

/**
 * All that a run has to tell.
 *
 * @param root absolute folder that the files of all sites are relative to
 * @param findings open findings, in their natural order
 * @param suppressed findings that the sources silence, in the order of the findings
 * @param notices what else the run has to tell, in their natural order
 * @param rules the rules that were active, in the order of their names
 * @param summary what the run looked at
 * @param sources the files, for code frames and fingerprints
 */
public record LintResult(
    Path root,
    List<Finding> findings,
    List<SuppressedFinding> suppressed,
    List<Notice> notices,
    List<RuleDescription> rules,
    LintSummary summary,
    SourceTree sources) {

  /** Copies the lists. */
  public LintResult {
    findings = List.copyOf(findings);
    suppressed = List.copyOf(suppressed);
    notices = List.copyOf(notices);
    rules = List.copyOf(rules);
  }

  /** Returns whether something that matters was not analysed. */
  public boolean incomplete() {
    return notices.stream().anyMatch(notice -> notice.level() == Notice.Level.INCOMPLETE);
  }

  /** Returns how many open findings have {@code severity}. */
  public int count(Severity severity) {
    return (int) findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  /** Returns whether an open finding is at or above {@code level}. */
  public boolean hasFindingsAtLeast(Severity level) {
    return findings.stream().anyMatch(finding -> finding.severity().isAtLeast(level));
  }
}
