package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Set;

/** Finds suppressions that silence nothing. */
@RuleInfo(
    name = "unused-suppression",
    title = "Suppression that silences nothing",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"suppressions"})
final class UnusedSuppression {

  private UnusedSuppression() {}

  /**
   * Returns the problems.
   *
   * @param judged the names of the rules that ran to their end; of others nothing is known
   */
  static List<Problem> in(Suppressions suppressions, Set<String> judged) {
    return suppressions.all().stream()
        .flatMap(suppression -> suppression.rules().stream())
        .filter(rule -> judged.contains(rule.name()) && !suppressions.isUsed(rule))
        .map(rule -> Problem.at(rule.site(), message(rule)))
        .toList();
  }

  private static String message(RuleName rule) {
    return "'%s' reports nothing here, so this suppression silences nothing. Remove it."
        .formatted(rule.name());
  }
}
