package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a constant transactional id that two services have.
 *
 * <p>Source: KIP-98: the coordinator takes two producers with one id for one producer.
 */
@RuleInfo(
    name = "transactional-id-reused-across-files",
    title = "One transactional id in several services",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions", "identity"})
public final class TransactionalIdReusedAcrossFiles implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Identities identities = new Identities(application);
    List<Problem> problems = new ArrayList<>();
    for (Identities.Identified identified : identities.constant()) {
      Optional<Identities.Identified> other = identities.reusedBy(identified);
      if (other.isPresent()) {
        boolean deployed =
            identities.isDeployed(identified.module())
                && identities.isDeployed(other.get().module());
        problems.add(problem(identified, other.get(), deployed));
      }
    }
    return problems;
  }

  private static Problem problem(
      Identities.Identified identified, Identities.Identified other, boolean deployed) {
    TransactionalIdentity identity = identified.identity();
    Problem problem =
        Problem.at(
            identity.site(),
            ("The %s '%s' is also the one of another service, in '%s'. When both run on one"
                    + " cluster, each start of one fences the other, which loses its transaction;"
                    + " put the name of the service into the id.")
                .formatted(
                    identity.prefix() ? "transaction id prefix" : "transactional id",
                    identity.value().display(),
                    other.identity().site().file()));
    return problem
        .withSeverity(deployed ? Severity.ERROR : Severity.WARNING)
        .withConfidence(deployed ? Confidence.HIGH : Confidence.MEDIUM)
        .withRelated(other.identity().site(), "the other service sets it here")
        .withRelated(identified.producer().creation(), "the producer");
  }
}
