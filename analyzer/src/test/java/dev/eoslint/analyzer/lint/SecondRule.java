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
    name = "second-rule",
    title = "Second",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {})
final class SecondRule implements Rule {

  private final Supplier<List<Problem>> problems;

  SecondRule(Supplier<List<Problem>> problems) {
    this.problems = problems;
  }

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return problems.get();
  }
}
