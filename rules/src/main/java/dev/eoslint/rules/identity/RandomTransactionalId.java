package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports a transactional id that is new at each start.
 *
 * <p>Source: KIP-98 (fencing and clean-up by id), KIP-447 (fencing by group generation, which makes
 * a random id acceptable).
 */
@RuleInfo(
    name = "random-transactional-id",
    title = "Transactional id that is new at each start",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "identity"})
public final class RandomTransactionalId implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return new Identities(application)
        .all().stream()
            .filter(each -> randomPart(each.identity()).isPresent())
            .filter(each -> !isFencedByGroup(each.producer(), application))
            .map(RandomTransactionalId::problem)
            .toList();
  }

  private static Optional<Value.Random> randomPart(TransactionalIdentity identity) {
    Value value = identity.value();
    if (value instanceof Value.Random random) {
      return Optional.of(random);
    } else if (value instanceof Value.Composite composite) {
      return composite.parts().stream()
          .filter(Value.Random.class::isInstance)
          .map(Value.Random.class::cast)
          .findFirst();
    }
    return Optional.empty();
  }

  /**
   * Tells whether every transaction of the producer commits offsets with the metadata of its
   * consumer: then zombies are fenced by the generation of the group (KIP-447).
   */
  private static boolean isFencedByGroup(Producer producer, KafkaApplication application) {
    List<TransactionScope> own =
        application.transactions().stream()
            .filter(scope -> scope.producer().filter(each -> isSame(each, producer)).isPresent())
            .toList();
    return !own.isEmpty() && own.stream().allMatch(RandomTransactionalId::commitsWithMetadata);
  }

  private static boolean isSame(Producer left, Producer right) {
    return left.creation().equals(right.creation());
  }

  private static boolean commitsWithMetadata(TransactionScope scope) {
    return scope.offsetCommits().stream()
        .anyMatch(commit -> commit.means() == Action.Means.TRANSACTION_WITH_GROUP_METADATA);
  }

  private static Problem problem(Identities.Identified identified) {
    TransactionalIdentity identity = identified.identity();
    String evidence = randomPart(identity).map(Value.Random::evidence).orElse("");
    return Problem.at(
            identity.site(),
            ("The %s '%s' is new at each start because of '%s'. After a crash nothing fences the"
                    + " predecessor or ends its open transaction, so that 'read_committed' readers"
                    + " wait until it times out; use an id that an instance keeps over restarts.")
                .formatted(
                    identity.prefix() ? "transaction id prefix" : "transactional id",
                    identity.value().display(),
                    evidence))
        .withRelated(identified.producer().creation(), "the producer");
  }
}
