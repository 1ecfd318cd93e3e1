package dev.eoslint.reports;

import dev.eoslint.analyzer.lint.LintResult;
import dev.eoslint.analyzer.lint.LintSummary;
import dev.eoslint.analyzer.lint.SuppressedFinding;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceText;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes results of runs over files that it writes. */
final class ResultBuilder {

  private final Path root;
  private final List<Finding> findings = new ArrayList<>();
  private final List<SuppressedFinding> suppressed = new ArrayList<>();
  private final List<Notice> notices = new ArrayList<>();
  private final List<RuleDescription> rules = new ArrayList<>();
  private LintSummary summary = new LintSummary(40, 2, 3, true);

  ResultBuilder(Path root) {
    this.root = root;
  }

  static RuleDescription rule(String name) {
    return new RuleDescription(
        name,
        "Title of " + name,
        "0.1.0",
        Severity.WARNING,
        Confidence.HIGH,
        "all",
        List.of("consumer"),
        new PageText.Given("# " + name + "\n\nSummary of " + name + ".\n"));
  }

  /** Returns the first place of {@code snippet} in {@code content}. */
  static Site siteOf(String path, String content, String snippet) {
    int start = content.indexOf(snippet);
    if (start < 0) {
      throw new IllegalArgumentException("No '%s' in '%s'.".formatted(snippet, content));
    }
    return new SourceText(path, content).site(start, start + snippet.length());
  }

  static Finding finding(String rule, Site site) {
    return finding(rule, site, "Something is wrong here. It should be right.");
  }

  static Finding finding(String rule, Site site, String message) {
    return new Finding(
        rule, Severity.WARNING, Confidence.HIGH, message, site, List.of(), List.of());
  }

  static Finding withRelated(Finding finding, RelatedSite... related) {
    return new Finding(
        finding.rule(),
        finding.severity(),
        finding.confidence(),
        finding.message(),
        finding.site(),
        List.of(related),
        finding.path());
  }

  static Finding withPath(Finding finding, RelatedSite... path) {
    return new Finding(
        finding.rule(),
        finding.severity(),
        finding.confidence(),
        finding.message(),
        finding.site(),
        finding.related(),
        List.of(path));
  }

  static Finding withSeverity(Finding finding, Severity severity) {
    return new Finding(
        finding.rule(),
        severity,
        finding.confidence(),
        finding.message(),
        finding.site(),
        finding.related(),
        finding.path());
  }

  ResultBuilder file(String path, String content) {
    return file(path, content.getBytes(StandardCharsets.UTF_8));
  }

  ResultBuilder file(String path, byte[] content) {
    Path location = root.resolve(path);
    try {
      Files.createDirectories(location.resolveSibling(""));
      Files.write(location, content);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return this;
  }

  ResultBuilder finding(Finding finding) {
    findings.add(finding);
    return this;
  }

  ResultBuilder suppressed(Finding finding, String reason) {
    suppressed.add(new SuppressedFinding(finding, reason));
    return this;
  }

  ResultBuilder notice(Notice.Level level, Site site, String message) {
    notices.add(new Notice(level, site, message));
    return this;
  }

  ResultBuilder rule(RuleDescription rule) {
    rules.add(rule);
    return this;
  }

  ResultBuilder summary(LintSummary numbers) {
    summary = numbers;
    return this;
  }

  LintResult build() {
    return new LintResult(
        root,
        findings.stream().sorted().toList(),
        suppressed.stream().sorted(Comparator.comparing(SuppressedFinding::finding)).toList(),
        notices.stream().sorted().toList(),
        rules.stream().sorted(Comparator.comparing(RuleDescription::name)).toList(),
        summary,
        sources());
  }

  private SourceTree sources() {
    TriggerWords words = TriggerWords.of(List.of("send"), List.of("orders"));
    return SourceTree.read(new SourceRequest(root, List.of(root), List.of(), words, true));
  }
}
