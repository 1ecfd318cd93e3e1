package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Action;
import java.util.Map;
import java.util.Optional;

/**
 * Since when the broker counts the time of a transaction.
 *
 * <p>Source: {@code TransactionMetadata}: the coordinator sets the start of a transaction when the
 * first partition or group is added to it, not when the client begins it.
 */
public final class TransactionClock {

  private TransactionClock() {}

  private record Running() implements Status {}

  /** Says that {@code transaction} begins; its time is not counted yet. */
  static void set(ScopeSighting transaction, State state) {
    transaction.timedBy(
        state.allocate(
            new LibraryObject(
                JavaType.library("clock of a transaction"), Optional.empty(), Map.of())));
  }

  /** Says that something is written in {@code transaction}. */
  static void start(ScopeSighting transaction, State state) {
    transaction.clock().ifPresent(clock -> state.setStatus(clock, new Running()));
  }

  /** Returns whether something was written in {@code transaction} on some way that leads here. */
  public static boolean mayRun(ScopeSighting transaction, State state) {
    if (transaction.clock().isPresent()) {
      return !state.statuses(transaction.clock().getAsInt()).isEmpty();
    }
    return transaction.actions().stream().anyMatch(TransactionClock::isWrite);
  }

  private static boolean isWrite(Action action) {
    return action instanceof Action.Send send
        ? !send.foreign()
        : action instanceof Action.OffsetCommit commit && commit.means() != Action.Means.CONSUMER;
  }
}
