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
 * A rule that reports a constant transactional id where nothing tells how many instances run.
 *
 * <p>Source: KIP-98: instances with one id fence one another.
 */
@RuleInfo(
    name = "hardcoded-transactional-id",
    title = "Constant transactional id",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions", "identity"})
public final class HardcodedTransactionalId implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Identities identities = new Identities(application);
    return identities.constant().stream()
        .filter(each -> identities.scaledDeployment(each).isEmpty())
        .filter(each -> !identities.isShared(each))
        .filter(each -> identities.reusedBy(each).isEmpty())
        .map(each -> problem(each).withSeverity(severity(each, identities)))
        .toList();
  }

  /** A deployment that runs one instance shows that nothing is wrong yet. */
  private static Severity severity(Identities.Identified identified, Identities identities) {
    return identities.isDeployed(identified.module()) ? Severity.INFO : Severity.WARNING;
  }

  private static Problem problem(Identities.Identified identified) {
    TransactionalIdentity identity = identified.identity();
    return Problem.at(
            identity.site(),
            ("The %s '%s' is the same in every instance of this application. That is right while"
                    + " one instance runs; as soon as a second one starts, the two fence one"
                    + " another and lose transactions, so add a part that differs per instance,"
                    + " such as the pod name.")
                .formatted(
                    identity.prefix() ? "transaction id prefix" : "transactional id",
                    identity.value().display()))
        .withRelated(identified.producer().creation(), "the producer");
  }
}
