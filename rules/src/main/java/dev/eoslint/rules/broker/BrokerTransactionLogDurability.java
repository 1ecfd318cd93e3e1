package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.kafka.BrokerKey;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports a transaction log or a log of committed offsets with too few copies, and one
 * that cannot be created or written.
 *
 * <p>Source: {@code TransactionLogConfig}, {@code GroupCoordinatorConfig}; {@code
 * Partition.effectiveMinIsr}, which caps the minimum by the number of copies since 3.7.
 */
@RuleInfo(
    name = "broker-transaction-log-durability",
    title = "Transaction log with too few copies",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"broker", "transactions", "durability"})
public final class BrokerTransactionLogDurability implements Rule {

  private static final int IN_SYNC = 2;
  private static final KafkaVersion CAPPED_SINCE = KafkaVersion.of(3, 7);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (BrokerCluster cluster : application.clusters()) {
      Facts facts = Facts.of(cluster);
      if (cluster.size().isSeveral() && cluster.development().isEmpty()) {
        problems.addAll(ofSeveralBrokers(facts));
      } else if (Clients.useTransactions(application)) {
        mostImportant(facts).ifPresent(problems::add);
      }
    }
    return problems;
  }

  /** What fails at once, however small the cluster, or else one hint for those who copy it. */
  private static Optional<Problem> mostImportant(Facts facts) {
    return broken(facts)
        .or(
            () ->
                Stream.concat(
                        facts.copies().stream().filter(stated -> stated.number() < IN_SYNC),
                        facts.inSync().stream().filter(stated -> stated.number() < IN_SYNC))
                    .findFirst()
                    .map(stated -> hint(stated, facts.cluster())));
  }

  private static Optional<Problem> broken(Facts facts) {
    return facts.copies().stream()
        .flatMap(copies -> uncreatable(copies, facts).stream())
        .findFirst()
        .or(() -> unwritable(facts).filter(BrokerTransactionLogDurability::isError));
  }

  private static boolean isError(Problem problem) {
    return problem.severity().filter(Severity.ERROR::equals).isPresent();
  }

  private static List<Problem> ofSeveralBrokers(Facts facts) {
    List<Problem> problems = new ArrayList<>();
    for (SharedValue copies : facts.copies()) {
      uncreatable(copies, facts)
          .or(() -> tooFewCopies(copies, facts))
          .map(problem -> withInSync(problem, facts))
          .ifPresent(problems::add);
    }
    unwritable(facts).ifPresent(problems::add);
    facts.inSync().stream()
        .filter(stated -> stated.number() < IN_SYNC && !facts.hasSingleCopy())
        .map(stated -> tooFewInSync(stated, facts))
        .forEach(problems::add);
    for (SharedValue offsets :
        SharedValue.numbers(facts.cluster(), BrokerKey.OFFSETS_REPLICATION_FACTOR)) {
      uncreatableOffsets(offsets, facts)
          .or(() -> tooFewCopiesOfOffsets(offsets, facts))
          .ifPresent(problems::add);
    }
    return problems;
  }

  private static Problem withInSync(Problem problem, Facts facts) {
    Problem extended = problem;
    for (SharedValue inSync : facts.inSync()) {
      extended = inSync.number() < IN_SYNC ? inSync.addTo(extended) : extended;
    }
    return extended;
  }

  private static Optional<Problem> uncreatable(SharedValue copies, Facts facts) {
    return facts.asksForMoreThanThereAre(copies)
        ? Optional.of(
            facts
                .withCount(
                    copies.problem(
                        ("%s, but %s. Kafka cannot create a transaction log with more copies than"
                                + " brokers, so 'initTransactions()' of every producer ends with a"
                                + " TimeoutException.")
                            .formatted(copies.phrase(), facts.size().evidence())))
                .withSeverity(Severity.ERROR))
        : Optional.empty();
  }

  private static Optional<Problem> uncreatableOffsets(SharedValue copies, Facts facts) {
    return facts.asksForMoreThanThereAre(copies)
        ? Optional.of(
            facts
                .withCount(
                    copies.problem(
                        ("%s, but %s. Kafka cannot create the log of committed offsets with more"
                                + " copies than brokers, so no consumer group can commit.")
                            .formatted(copies.phrase(), facts.size().evidence())))
                .withSeverity(Severity.ERROR))
        : Optional.empty();
  }

  private static Optional<Problem> tooFewCopies(SharedValue copies, Facts facts) {
    if (!facts.couldHaveMore(copies)) {
      return Optional.empty();
    }
    String message =
        copies.number() < IN_SYNC
            ? "%s, although %s. With the only copy of the transaction log the decisions on all"
                + " transactions in it are lost, and transactions hang or become visible in"
                + " part; set it to '%d'."
            : "%s, although %s. With one broker down a single copy of the transaction log is"
                + " left, or it cannot be written any more; set it to '%d'.";
    return Optional.of(
        facts
            .withCount(
                copies.problem(
                    message.formatted(copies.phrase(), facts.size().evidence(), facts.advised())))
            .withSeverity(severity(copies)));
  }

  /** Two copies survive the loss of one broker. */
  private static Severity severity(SharedValue copies) {
    return copies.number() < IN_SYNC ? Severity.WARNING : Severity.INFO;
  }

  private static Optional<Problem> tooFewCopiesOfOffsets(SharedValue copies, Facts facts) {
    if (!facts.couldHaveMore(copies)) {
      return Optional.empty();
    }
    return Optional.of(
        facts
            .withCount(
                copies.problem(
                    ("%s, although %s. The offsets that transactions commit live in this log, and"
                            + " what is lost of it is processed again or skipped; set it to '%d'.")
                        .formatted(copies.phrase(), facts.size().evidence(), facts.advised())))
            .withSeverity(severity(copies)));
  }

  private static Problem tooFewInSync(SharedValue inSync, Facts facts) {
    return facts.withCount(
        inSync.problem(
            ("%s, although %s. The coordinator then goes on with a single copy of the transaction"
                    + " log, and with that copy its decisions are lost; set it to '2'.")
                .formatted(inSync.phrase(), facts.size().evidence())));
  }

  private static Optional<Problem> unwritable(Facts facts) {
    if (facts.copies().size() != 1 || facts.inSync().size() != 1) {
      return Optional.empty();
    }
    SharedValue copies = facts.copies().get(0);
    SharedValue inSync = facts.inSync().get(0);
    if (inSync.number() <= copies.number()) {
      return Optional.empty();
    }
    boolean rejected =
        facts.cluster().brokers().stream()
            .flatMap(broker -> broker.version().stream())
            .anyMatch(version -> !version.isMinorOrLater(CAPPED_SINCE));
    if (rejected) {
      return Optional.of(
          copies
              .addTo(
                  inSync.problem(
                      ("%s, but the transaction log has '%d' copies. Brokers before 3.7 then"
                              + " never accept a write to it, so 'initTransactions()' ends with a"
                              + " TimeoutException.")
                          .formatted(inSync.phrase(), copies.number())))
              .withSeverity(Severity.ERROR));
    }
    return copies.number() < IN_SYNC
        ? Optional.empty()
        : Optional.of(
            copies.addTo(
                inSync.problem(
                    ("%s, but the transaction log has '%d' copies. Brokers before 3.7 never"
                            + " accept a write to it then, and later ones only with every copy; set"
                            + " it to '2'.")
                        .formatted(inSync.phrase(), copies.number()))));
  }

  private static Problem hint(SharedValue stated, BrokerCluster cluster) {
    return stated
        .problem(
            ("%s, which is enough for development only. This cluster seems to serve development,"
                    + " because %s; with several brokers the transaction log needs '3' copies, '2'"
                    + " of them in sync.")
                .formatted(
                    stated.phrase(), cluster.development().orElse(cluster.size().evidence())))
        .withSeverity(Severity.INFO)
        .withConfidence(Confidence.LOW);
  }

  /**
   * What a cluster says of its transaction log.
   *
   * @param cluster the cluster
   * @param copies the numbers of copies that its brokers state
   * @param inSync the numbers of copies in sync that they state
   */
  private record Facts(BrokerCluster cluster, List<SharedValue> copies, List<SharedValue> inSync) {

    static Facts of(BrokerCluster cluster) {
      return new Facts(
          cluster,
          SharedValue.numbers(cluster, BrokerKey.TRANSACTION_LOG_REPLICATION_FACTOR),
          SharedValue.numbers(cluster, BrokerKey.TRANSACTION_LOG_MIN_ISR));
    }

    BrokerCount size() {
      return cluster.size();
    }

    boolean hasSingleCopy() {
      return copies.stream().anyMatch(stated -> stated.number() < IN_SYNC);
    }

    boolean asksForMoreThanThereAre(SharedValue stated) {
      return size().precision() == Precision.EXACT && stated.number() > size().number();
    }

    boolean couldHaveMore(SharedValue stated) {
      return stated.number() < advised();
    }

    int advised() {
      return Counts.advisedCopies(size());
    }

    Problem withCount(Problem problem) {
      return Counts.explained(problem, size());
    }
  }
}
