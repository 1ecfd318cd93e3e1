package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ShortLivedProducer;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports a transactional producer that is created anew for each poll or request.
 *
 * <p>Source: {@code KafkaProducer}, class documentation (one producer is to be shared), {@code
 * initTransactions} (it fences and bumps the epoch).
 */
@RuleInfo(
    name = "producer-per-transaction",
    title = "New transactional producer for each transaction",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "identity"})
public final class ProducerPerTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().shortLivedProducers().stream()
        .filter(producer -> !isShared(producer, application))
        .map(ProducerPerTransaction::problem)
        .toList();
  }

  /** Producers that stay open with one id are reported by a stronger rule. */
  private static boolean isShared(ShortLivedProducer seen, KafkaApplication application) {
    return application.producers().stream()
        .filter(producer -> producer.creation().equals(seen.creation()))
        .map(Producer::copies)
        .anyMatch(Copies.Several.class::isInstance);
  }

  private static Problem problem(ShortLivedProducer seen) {
    return Problem.at(
            seen.creation(),
            ("A transactional producer is created and initialised anew %s. Each time it opens new"
                    + " connections, waits for the coordinator, and fences any other producer with"
                    + " its id that is still at work; create one producer and use it for all"
                    + " transactions.")
                .formatted(seen.occasion()))
        .withRelated(seen.cause(), "happens again and again")
        .withRelated(seen.begin(), "begins the transaction")
        .withPath(seen.path());
  }
}
