package dev.eoslint.rules.timing;

import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Wait;
import dev.eoslint.analyzer.model.Wait.Length;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.rules.setting.Amount;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a pipeline waits for the records of one poll, when that is longer than the consumer may take
 * between two polls.
 *
 * @param longest the longest of the waits
 * @param milliseconds the time of all waits together for all records
 * @param records how many records one poll returns
 * @param interval the time between two polls
 * @param transaction the transaction that waits
 */
record PollWork(
    Wait longest,
    long milliseconds,
    Amount records,
    Amount interval,
    TransactionScope transaction) {

  /** Returns the work of one poll if it takes too long, and no other rule reports it. */
  static Optional<PollWork> of(
      ConfiguredClient reading, TransactionScope transaction, List<ConfiguredClient> writing) {
    List<Wait> waits = waits(transaction);
    Optional<Amount> records = reading.amount(Keys.MAX_POLL_RECORDS).filter(Amount::isFixed);
    Optional<Amount> interval = reading.amount(Keys.MAX_POLL_INTERVAL).filter(Amount::isFixed);
    if (waits.isEmpty() || records.isEmpty() || interval.isEmpty()) {
      return Optional.empty();
    }
    long all = waits.stream().mapToLong(PollWork::time).sum() * records.get().number();
    boolean tooLong = all > interval.get().number();
    return tooLong && !outlivesTimeout(waits, all, writing)
        ? waits.stream()
            .max(Comparator.comparingLong(PollWork::time))
            .map(longest -> new PollWork(longest, all, records.get(), interval.get(), transaction))
        : Optional.empty();
  }

  private static List<Wait> waits(TransactionScope transaction) {
    Map<Object, Wait> byPlace = new LinkedHashMap<>();
    transaction.waits().stream()
        .filter(wait -> wait.forEachRecord() && !wait.conditional() && time(wait) > 0)
        .forEach(wait -> byPlace.putIfAbsent(List.of(wait.site(), wait.path()), wait));
    return new ArrayList<>(byPlace.values());
  }

  private static long time(Wait wait) {
    return wait.length() instanceof Length.Exactly exactly ? exactly.milliseconds() : 0;
  }

  /** Work that is too long for the transaction has a rule of its own. */
  private static boolean outlivesTimeout(
      List<Wait> waits, long all, List<ConfiguredClient> writing) {
    return waits.stream().anyMatch(Wait::afterFirstWrite)
        && writing.stream()
            .flatMap(producer -> producer.amount(Keys.TRANSACTION_TIMEOUT).stream())
            .filter(Amount::isFixed)
            .anyMatch(timeout -> all > timeout.number());
  }

  /** Returns the problem. */
  Problem problem() {
    return Problem.at(
            longest.site(),
            ("'%s' waits %d ms for each record, which makes up to %d ms between two polls with a"
                    + " %s, and the consumer has a %s. It is removed from its group before the"
                    + " batch is committed, and the batch is done again; take fewer records, or"
                    + " wait less.")
                .formatted(
                    longest.call(),
                    time(longest),
                    milliseconds,
                    records.phrase(),
                    interval.phrase()))
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(longest.path());
  }
}
