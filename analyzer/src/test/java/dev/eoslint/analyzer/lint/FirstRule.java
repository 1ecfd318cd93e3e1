package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.function.Supplier;

/** Reports what a test gives it. */
@RuleInfo(
    name = "first-rule",
    title = "First",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {})
final class FirstRule implements Rule {

  private final Supplier<List<Problem>> problems;

  FirstRule(Supplier<List<Problem>> problems) {
    this.problems = problems;
  }

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return problems.get();
  }
}
