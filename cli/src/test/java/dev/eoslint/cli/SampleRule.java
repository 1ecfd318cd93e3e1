package dev.eoslint.cli;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.PageText;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.function.Supplier;

/** Reports what a test gives it. */
@RuleInfo(
    name = "sample-rule",
    title = "Sample",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"samples"})
final class SampleRule implements Rule {

  static final RuleDescription DESCRIPTION =
      new RuleDescription(
          "sample-rule",
          "Sample",
          "0.1.0",
          Severity.WARNING,
          Confidence.HIGH,
          "all",
          List.of("samples"),
          new PageText.Given("# sample-rule\n\nSomething is wrong with a sample.\n"));

  private final Supplier<List<Problem>> problems;

  SampleRule(Supplier<List<Problem>> problems) {
    this.problems = problems;
  }

  /** Returns a rule that reports the second line of {@code Relay.java}. */
  static SampleRule ofOneProblem() {
    return new SampleRule(
        () -> List.of(Problem.at(new Site("Relay.java", 2, 3, 2, 9), "The sample is wrong.")));
  }

  /** Returns a rule that reports nothing. */
  static SampleRule silent() {
    return new SampleRule(List::of);
  }

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return problems.get();
  }
}
