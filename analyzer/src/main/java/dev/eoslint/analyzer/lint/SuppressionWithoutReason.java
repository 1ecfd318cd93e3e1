package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.stream.Collectors;

/** Finds suppression comments that do not say why. */
@RuleInfo(
    name = "suppression-without-reason",
    title = "Suppression without a reason",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"suppressions"})
final class SuppressionWithoutReason {

  private SuppressionWithoutReason() {}

  static List<Problem> in(Suppressions suppressions) {
    return suppressions.all().stream()
        .filter(suppression -> suppression.form() == Suppression.Form.COMMENT)
        .filter(suppression -> suppression.reason().isEmpty() && !suppression.rules().isEmpty())
        .map(suppression -> Problem.at(suppression.site(), message(suppression)))
        .toList();
  }

  private static String message(Suppression suppression) {
    String rules =
        suppression.rules().stream()
            .map(rule -> "'" + rule.name() + "'")
            .collect(Collectors.joining(", "));
    return "The comment silences %s without a reason. Write after the bracket why it is right here."
        .formatted(rules);
  }
}
