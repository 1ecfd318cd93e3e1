package dev.eoslint.maven;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSummary;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.nio.file.Path;
import java.util.List;

/** Makes results of runs. */
final class Results {

  private Results() {}

  static Finding finding(String file, Severity severity) {
    return new Finding(
        "a-rule",
        severity,
        Confidence.HIGH,
        "Something is wrong here.",
        Site.startOf(file),
        List.of(),
        List.of());
  }

  static Notice incomplete(String file) {
    return new Notice(Notice.Level.INCOMPLETE, Site.startOf(file), "It cannot be parsed.");
  }

  static Notice note(String file) {
    return new Notice(Notice.Level.NOTE, Site.startOf(file), "It is not UTF-8.");
  }

  static LintResult result(Path root, List<Finding> findings, List<Notice> notices) {
    SourceTree sources =
        SourceTree.read(
            new SourceRequest(
                root,
                List.of(),
                List.of(),
                TriggerWords.of(List.of("send"), List.of("orders")),
                false));
    return new LintResult(
        root, findings, List.of(), notices, List.of(), new LintSummary(3, 0, 1, true), sources);
  }
}
