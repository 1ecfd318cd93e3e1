package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Finding;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.RelatedSite;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns what a rule says into findings. */
final class FindingMaker {

  private static final Comparator<Finding> WORST_FIRST =
      Comparator.comparing(Finding::site)
          .thenComparing(Finding::severity, Comparator.reverseOrder())
          .thenComparing(Finding::confidence, Comparator.reverseOrder())
          .thenComparing(Comparator.naturalOrder());

  private final LintSettings settings;

  FindingMaker(LintSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns one finding for each place. Of several problems in one place the worst speaks, and the
   * related places of the others are added to its own.
   */
  List<Finding> findings(RuleDescription rule, Collection<Problem> problems) {
    Map<Site, Finding> bySite = new LinkedHashMap<>();
    problems.stream()
        .map(problem -> finding(rule, problem))
        .sorted(WORST_FIRST)
        .forEach(finding -> bySite.merge(finding.site(), finding, FindingMaker::merged));
    return List.copyOf(bySite.values());
  }

  private Finding finding(RuleDescription rule, Problem problem) {
    return new Finding(
        rule.name(),
        severityOf(rule.name()).orElseGet(() -> problem.severity().orElse(rule.severity())),
        problem.confidence().orElse(rule.confidence()),
        problem.message(),
        problem.site(),
        problem.related(),
        problem.path());
  }

  private Optional<Severity> severityOf(String rule) {
    return Optional.ofNullable(settings.rules().get(rule)).flatMap(RuleSetting::severity);
  }

  private static Finding merged(Finding worst, Finding other) {
    List<RelatedSite> related = new ArrayList<>(worst.related());
    other.related().stream().filter(place -> !related.contains(place)).forEach(related::add);
    return new Finding(
        worst.rule(),
        worst.severity(),
        worst.confidence(),
        worst.message(),
        worst.site(),
        related,
        worst.path());
  }
}
