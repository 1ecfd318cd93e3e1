package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
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

  /** The timeout that Kafka Streams sets, in milliseconds ({@code StreamsConfig}). */
  private static final long SHORT = 10_000;

  @Override
  public List<Problem> judge(KafkaApplication application) {
    Identities identities = new Identities(application);
    return identities.all().stream()
        .flatMap(
            each ->
                (randomPart(each.identity()).isPresent()
                        ? problem(each, application)
                        : ofRenamedPods(each, identities, application))
                    .stream())
        .toList();
  }

  /** A pod keeps its name when its container starts again; one that replaces it gets another. */
  private static Optional<Problem> ofRenamedPods(
      Identities.Identified identified, Identities identities, KafkaApplication application) {
    boolean soon =
        isFencedByGroup(identified.producer(), application)
            || isFencedByContainer(identified.identity(), application)
            || ConfiguredClient.of(identified.producer(), application).stream()
                .anyMatch(RandomTransactionalId::isShort);
    return soon || !holdsNameOfPod(identified.identity().value())
        ? Optional.empty()
        : identities
            .renamingDeployment(identified)
            .map(deployment -> renamed(identified, deployment));
  }

  /** Listener containers of Spring send offsets with the metadata of their consumers. */
  private static boolean isFencedByContainer(
      TransactionalIdentity identity, KafkaApplication application) {
    return identity.prefix()
        && application.transactions().stream()
            .anyMatch(scope -> scope.kind() == TransactionScope.Kind.LISTENER_CONTAINER);
  }

  private static boolean isShort(ConfiguredClient configured) {
    return configured
        .stated(Keys.TRANSACTION_TIMEOUT)
        .filter(timeout -> timeout.number().orElse(Long.MAX_VALUE) <= SHORT)
        .isPresent();
  }

  private static boolean holdsNameOfPod(Value value) {
    return value instanceof Value.Composite composite
        ? composite.parts().stream().anyMatch(RandomTransactionalId::holdsNameOfPod)
        : value instanceof Value.PerInstance perInstance && perInstance.nameOfPod();
  }

  private static Problem renamed(Identities.Identified identified, Deployment deployment) {
    TransactionalIdentity identity = identified.identity();
    return Problem.at(
            identity.site(),
            ("The %s '%s' holds the name of the pod, and each pod that replaces one of '%s' gets"
                    + " another name. Nothing ends the transaction that a failed pod left open"
                    + " before it times out; run the application as a StatefulSet, or set"
                    + " 'transaction.timeout.ms' to %d or less.")
                .formatted(noun(identity), identity.value().display(), deployment.name(), SHORT))
        .withSeverity(Severity.INFO)
        .withConfidence(Confidence.MEDIUM)
        .withRelated(deployment.site(), "the deployment")
        .withRelated(identified.producer().creation(), "the producer");
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

  private static Optional<Problem> problem(
      Identities.Identified identified, KafkaApplication application) {
    if (!isFencedByGroup(identified.producer(), application)) {
      return Optional.of(unfenced(identified));
    }
    return endsSoon(identified.producer(), application)
        ? Optional.empty()
        : Optional.of(fencedByGroup(identified));
  }

  /** Then the transaction of an instance that died holds nobody up for long. */
  private static boolean endsSoon(Producer producer, KafkaApplication application) {
    return ConfiguredClient.of(producer, application).stream()
        .allMatch(
            configured ->
                configured
                    .amount(Keys.TRANSACTION_TIMEOUT)
                    .filter(timeout -> timeout.number() > SHORT)
                    .isEmpty());
  }

  private static Problem fencedByGroup(Identities.Identified identified) {
    TransactionalIdentity identity = identified.identity();
    return problem(
            identified,
            ("The %s '%s' is new at each start. The group of the consumer fences a predecessor, but"
                    + " nothing ends the transaction that it left open before it times out; use an"
                    + " id that an instance keeps over restarts, or set 'transaction.timeout.ms' to"
                    + " %d or less.")
                .formatted(noun(identity), identity.value().display(), SHORT))
        .withSeverity(Severity.INFO);
  }

  /** What another file makes random is reported where it does. */
  private static Problem problem(Identities.Identified identified, String message) {
    Site setting = identified.identity().site();
    Site producer = identified.producer().creation();
    return randomPart(identified.identity())
        .flatMap(Value.Random::innermostOrigin)
        .filter(origin -> !origin.file().equals(setting.file()))
        .map(origin -> Problem.at(origin, message).withRelated(setting, "the setting"))
        .orElseGet(() -> Problem.at(setting, message))
        .withRelated(producer, "the producer");
  }

  private static String noun(TransactionalIdentity identity) {
    return identity.prefix() ? "transaction id prefix" : "transactional id";
  }

  private static Problem unfenced(Identities.Identified identified) {
    TransactionalIdentity identity = identified.identity();
    String evidence = randomPart(identity).map(Value.Random::evidence).orElse("");
    return problem(
        identified,
        ("The %s '%s' is new at each start because of '%s'. After a crash nothing fences the"
                + " predecessor or ends its open transaction, so that 'read_committed' readers"
                + " wait until it times out; use an id that an instance keeps over restarts.")
            .formatted(noun(identity), identity.value().display(), evidence));
  }
}
