package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports handlers inside of a transaction after which it is committed all the same.
 *
 * <p>Source: {@code KafkaProducer.doSend}: an exception that is thrown to the caller, such as
 * {@code SerializationException}, does not mark the transaction.
 */
@RuleInfo(
    name = "error-swallowed-in-transaction",
    title = "Failed send that is swallowed before the commit",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "errors"})
public final class ErrorSwallowedInTransaction implements Rule {

  /** A failed future of a send has marked the transaction: its commit fails as well. */
  private static final Set<String> OF_FUTURES =
      Set.of(
          "java.util.concurrent.ExecutionException",
          "java.util.concurrent.TimeoutException",
          "java.lang.InterruptedException");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (ProducerCall call : application.protocol().calls(ProducerCall.Kind.COMMIT)) {
      for (ProducerState.InTransaction open : call.before(ProducerState.InTransaction.class)) {
        open.caught()
            .filter(caught -> caught.onlyReports() || caught.leftOut().isPresent())
            .filter(caught -> !OF_FUTURES.contains(caught.exception()))
            .flatMap(caught -> skipped(open, caught, application))
            .map(skipped -> problem(call, skipped, open.caught().orElseThrow()))
            .ifPresent(problems::add);
      }
    }
    return problems;
  }

  /**
   * The call of the producer that failed, or that is not reached when something before it fails, or
   * that is left out.
   */
  private static Optional<Site> skipped(
      ProducerState.InTransaction open, ProducerState.Caught caught, KafkaApplication application) {
    return open.failed()
        .or(() -> sendIn(caught.protectedBlock(), application))
        .or(() -> caught.leftOut().flatMap(code -> sendIn(code, application)));
  }

  private static Optional<Site> sendIn(Site block, KafkaApplication application) {
    return application.protocol().calls(ProducerCall.Kind.SEND).stream()
        .filter(send -> isIn(block, send))
        .map(ProducerCall::site)
        .findFirst();
  }

  private static boolean isIn(Site block, ProducerCall call) {
    return block.contains(call.site())
        || call.path().stream().anyMatch(step -> block.contains(step.site()));
  }

  private static Problem problem(ProducerCall commit, Site failed, ProducerState.Caught caught) {
    return Problem.at(
            caught.handler(),
            ("This handler of '%s' swallows a failed call inside of a transaction, and the"
                    + " transaction is committed all the same. What failed is missing from the output"
                    + " while the rest is committed; abort the transaction, or send the record to a"
                    + " dead-letter topic with the same producer.")
                .formatted(caught.simpleName()))
        .withRelated(failed, "what is skipped")
        .withRelated(commit.site(), "the commit");
  }
}
