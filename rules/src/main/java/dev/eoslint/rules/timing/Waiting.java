package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Wait;
import dev.eoslint.analyzer.model.Wait.Length;
import dev.eoslint.rules.setting.Amount;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long one transaction waits while the broker counts its time.
 *
 * @param transaction the transaction
 * @param timeout its timeout
 * @param records how many records one poll returns, if that is certain
 * @param waits the waits that have an end, each place once
 */
record Waiting(
    TransactionScope transaction, Amount timeout, Optional<Amount> records, List<Wait> waits) {

  /** Returns what is known of a transaction; nothing if its timeout is not certain. */
  static Optional<Waiting> in(TransactionScope transaction, KafkaApplication application) {
    Map<Object, Wait> byPlace = new LinkedHashMap<>();
    transaction.waits().stream()
        .filter(wait -> wait.afterFirstWrite() && !(wait.length() instanceof Length.Until))
        .forEach(wait -> byPlace.putIfAbsent(List.of(wait.site(), wait.path()), wait));
    List<Wait> waits = List.copyOf(byPlace.values());
    if (waits.isEmpty()) {
      return Optional.empty();
    }
    return transaction
        .producer()
        .flatMap(
            producer ->
                Amount.largest(
                    Keys.TRANSACTION_TIMEOUT, ConfiguredClient.of(producer, application)))
        .map(
            timeout -> new Waiting(transaction, timeout, records(transaction, application), waits));
  }

  private static Optional<Amount> records(
      TransactionScope transaction, KafkaApplication application) {
    List<Pipeline> pipelines =
        application.pipelines().stream()
            .filter(
                pipeline ->
                    pipeline
                        .transaction()
                        .filter(other -> other.begin().equals(transaction.begin()))
                        .isPresent())
            .toList();
    if (pipelines.size() != 1) {
      return Optional.empty();
    }
    return Amount.largest(
        Keys.MAX_POLL_RECORDS, ConfiguredClient.of(pipelines.get(0).consumer(), application));
  }

  /** Returns the time of a wait. */
  static long milliseconds(Wait wait) {
    if (wait.length() instanceof Length.Exactly exactly) {
      return exactly.milliseconds();
    }
    return wait.length() instanceof Length.AtMost most ? most.milliseconds() : 0;
  }

  /** Returns the waits that are as long as the timeout. */
  List<Wait> longEnoughAlone() {
    return waits.stream().filter(wait -> milliseconds(wait) >= timeout.number()).toList();
  }

  /** Returns the time of all waits that certainly take place once. */
  long sum() {
    return certain().stream().mapToLong(Waiting::milliseconds).sum();
  }

  private List<Wait> certain() {
    return waits.stream()
        .filter(wait -> wait.length() instanceof Length.Exactly)
        .filter(wait -> !wait.conditional() && !wait.forEachRecord())
        .toList();
  }

  /** Returns the longest of the waits that together are as long as the timeout. */
  Optional<Wait> longestOfSum() {
    return sum() >= timeout.number()
        ? certain().stream().max(Comparator.comparingLong(Waiting::milliseconds))
        : Optional.empty();
  }

  /** Returns the time that is waited for each record. */
  long forEachRecord() {
    return eachRecord().stream().mapToLong(Waiting::milliseconds).sum();
  }

  private List<Wait> eachRecord() {
    return waits.stream().filter(wait -> wait.forEachRecord() && !wait.conditional()).toList();
  }

  /** Returns the longest of the waits that take longer than the timeout for all records. */
  Optional<Wait> longestForEachRecord() {
    boolean tooLong =
        records.filter(most -> forEachRecord() * most.number() > timeout.number()).isPresent();
    return tooLong
        ? eachRecord().stream()
            .filter(wait -> milliseconds(wait) < timeout.number())
            .max(Comparator.comparingLong(Waiting::milliseconds))
        : Optional.empty();
  }
}
