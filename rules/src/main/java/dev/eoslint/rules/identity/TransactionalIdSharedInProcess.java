package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports one transactional id on several producers of one process.
 *
 * <p>Source: KIP-98: {@code initTransactions} of one producer fences the others of the same id.
 */
@RuleInfo(
    name = "transactional-id-shared-in-process",
    title = "One transactional id on several producers of a process",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "identity"})
public final class TransactionalIdSharedInProcess implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return new Identities(application)
        .shared().stream().map(TransactionalIdSharedInProcess::problem).toList();
  }

  private static Problem problem(Identities.Shared shared) {
    TransactionalIdentity identity = shared.identified().identity();
    return Problem.at(
            identity.site(),
            ("Several producers of one process use the %s '%s': %s. Each 'initTransactions' fences"
                    + " the earlier producer, which loses its transaction; give each producer an id"
                    + " of its own.")
                .formatted(
                    identity.prefix() ? "transaction id prefix" : "transactional id",
                    identity.value().display(),
                    shared.several().explanation()))
        .withRelated(shared.several().site(), "here: " + shared.several().explanation())
        .withRelated(shared.identified().producer().creation(), "the producer");
  }
}
