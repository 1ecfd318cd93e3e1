package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.Actions;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds the transactions that are open for certain. */
public final class OpenTransactions {

  private OpenTransactions() {}

  /** Returns the transactions of {@code producer} that one of is open for certain. */
  static List<InTransaction> of(int producer, State state) {
    Set<Status> statuses = state.statuses(producer);
    List<InTransaction> open = new ArrayList<>();
    for (Status status : statuses) {
      if (!(status instanceof InTransaction transaction)) {
        return List.of();
      }
      open.add(transaction);
    }
    return open;
  }

  /** Returns the transactions that are open for certain where {@code frame} runs. */
  public static List<InTransaction> around(State state, Frame frame) {
    List<InTransaction> open = new ArrayList<>();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      of(object, state).stream()
          .filter(transaction -> transaction.detachments() == frame.detachments())
          .forEach(open::add);
    }
    return open;
  }

  /** Returns whether some transaction may be open here. */
  public static boolean mayBeOpen(State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(InTransaction.class::isInstance);
  }

  /** Returns {@code action} with the calls that lead to it from the begin of the transaction. */
  public static Action relativeTo(Action action, InTransaction transaction) {
    return Actions.withPath(action, transaction.scope().pathFrom(action.path()));
  }
}
