package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.stream.Stream;

/** Finds suppressions of rules that do not exist. */
@RuleInfo(
    name = "unknown-rule-in-suppression",
    title = "Suppression of a rule that does not exist",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"suppressions"})
final class UnknownRuleInSuppression {

  private UnknownRuleInSuppression() {}

  static List<Problem> in(Suppressions suppressions, RuleCatalogue catalogue) {
    return suppressions.all().stream().flatMap(each -> problems(each, catalogue)).toList();
  }

  private static Stream<Problem> problems(Suppression suppression, RuleCatalogue catalogue) {
    if (suppression.rules().isEmpty()) {
      return Stream.of(
          Problem.at(
              suppression.site(),
              "The comment names no rule and silences nothing."
                  + " Write 'eoslint:ignore[rule-name] reason'."));
    }
    return suppression.rules().stream()
        .filter(rule -> !catalogue.contains(rule.name()))
        .map(rule -> Problem.at(rule.site(), catalogue.unknown(rule.name())));
  }
}
