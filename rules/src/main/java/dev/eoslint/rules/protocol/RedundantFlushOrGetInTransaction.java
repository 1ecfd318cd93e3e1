package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports waits inside of transactions for what the commit waits for as well.
 *
 * <p>Source: {@code KafkaProducer.commitTransaction}: it flushes all records and throws if any of
 * them could not be sent.
 */
@RuleInfo(
    name = "redundant-flush-or-get-in-transaction",
    title = "Wait in a transaction that its commit makes unnecessary",
    since = "0.1.0",
    severity = Severity.INFO,
    confidence = Confidence.HIGH,
    kafkaVersions = "3.2 and later",
    tags = {"producer", "transactions", "performance"})
public final class RedundantFlushOrGetInTransaction implements Rule {

  private static final KafkaVersion FAILS_THE_COMMIT = KafkaVersion.of(3, 2);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.sending().redundantWaits().stream()
        .filter(wait -> application.versions().at(wait.site()).isMinorOrLater(FAILS_THE_COMMIT))
        .map(RedundantFlushOrGetInTransaction::problem)
        .toList();
  }

  private static Problem problem(RedundantWait wait) {
    String message =
        switch (wait.kind()) {
          case FLUSH ->
              "'flush' inside of a transaction waits for what 'commitTransaction' waits for anyway."
                  + " Since version 3.2 the commit also fails when a record of the transaction could"
                  + " not be sent; the call can be removed.";
          case RESULT_OF_SEND ->
              "The transaction waits here until a single record is stored, and the result is not"
                  + " used. 'commitTransaction' waits for all records and since version 3.2 fails"
                  + " when one of them could not be sent; the wait costs a round trip for each"
                  + " record and can be removed.";
        };
    return Problem.at(wait.site(), message).withPath(wait.path());
  }
}
