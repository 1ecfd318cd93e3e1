package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.Deployment;
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
 * A rule that reports a constant transactional id of an application that a deployment file runs
 * several instances of.
 *
 * <p>Source: KIP-98: instances with one id fence one another.
 */
@RuleInfo(
    name = "fixed-transactional-id-with-replicas",
    title = "Constant transactional id with several instances",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "identity", "deployment"})
public final class FixedTransactionalIdWithReplicas implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Identities identities = new Identities(application);
    List<Problem> problems = new ArrayList<>();
    for (Identities.Identified identified : identities.constant()) {
      Optional<Deployment> scaled = identities.scaledDeployment(identified);
      if (scaled.isPresent() && !identities.isShared(identified)) {
        problems.add(problem(identified, scaled.get()));
      }
    }
    return problems;
  }

  private static Problem problem(Identities.Identified identified, Deployment deployment) {
    TransactionalIdentity identity = identified.identity();
    return Problem.at(
            identity.site(),
            ("The %s '%s' is the same in all instances, and the %s '%s' runs %d of them. The"
                    + " instances fence one another, and each fenced one loses its transaction; add"
                    + " a part that differs per instance, such as the pod name.")
                .formatted(
                    identity.prefix() ? "transaction id prefix" : "transactional id",
                    identity.value().display(),
                    deployment.kind(),
                    deployment.name(),
                    deployment.instances()))
        .withRelated(deployment.site(), "runs " + deployment.instances() + " instances")
        .withRelated(identified.producer().creation(), "the producer");
  }
}
