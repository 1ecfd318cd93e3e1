package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Optional;

/**
 * A call of the transactional protocol of a producer, as it was seen on one way through the code.
 *
 * @param site the call
 * @param kind what is called
 * @param before the protocol states that the producer can be in before the call; several where
 *     several paths lead here
 * @param producer the producer, if its creation is seen
 * @param conditional whether a condition inside the loop around it decides on the call
 * @param handling whether an exception was caught before, which the code around it handles
 * @param path the calls that lead here from an entry point, outermost first
 */
public record ProducerCall(
    Site site,
    Kind kind,
    List<ProducerState> before,
    Optional<Producer> producer,
    boolean conditional,
    boolean handling,
    List<CallStep> path) {

  /** Copies the lists. */
  public ProducerCall {
    before = List.copyOf(before);
    path = List.copyOf(path);
  }

  /** Returns the states of this form that the producer can be in before the call. */
  public <T extends ProducerState> List<T> before(Class<T> form) {
    return before.stream().filter(form::isInstance).map(form::cast).toList();
  }

  /** Returns whether the producer is in a state of one of these forms on every path. */
  @SafeVarargs
  public final boolean isAlways(Class<? extends ProducerState>... forms) {
    for (ProducerState state : before) {
      boolean matches = false;
      for (Class<? extends ProducerState> form : forms) {
        matches |= form.isInstance(state);
      }
      if (!matches) {
        return false;
      }
    }
    return !before.isEmpty();
  }

  /** What is called. */
  public enum Kind {
    /** {@code initTransactions}. */
    INITIALISE("initTransactions"),
    /** {@code beginTransaction}. */
    BEGIN("beginTransaction"),
    /** {@code send}. */
    SEND("send"),
    /** {@code sendOffsetsToTransaction}. */
    SEND_OFFSETS("sendOffsetsToTransaction"),
    /** {@code commitTransaction}. */
    COMMIT("commitTransaction"),
    /** {@code abortTransaction}. */
    ABORT("abortTransaction");

    private final String method;

    Kind(String method) {
      this.method = method;
    }

    /** Returns the name of the method. */
    public String method() {
      return method;
    }
  }
}
