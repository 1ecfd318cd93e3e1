package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.CallbackCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Callbacks of sends, and what must not be called in them.
 *
 * <p>Source: {@code KafkaProducer.send}: callbacks run on the I/O thread of the producer; {@code
 * KafkaProducer.flush} and {@code TransactionalRequestResult.await} wait for that thread.
 */
final class Callbacks {

  private static final Set<String> WAITING =
      Set.of(
          "initTransactions",
          "sendOffsetsToTransaction",
          "commitTransaction",
          "abortTransaction",
          "flush");

  private final ApplicationFacts facts;

  Callbacks(ApplicationFacts facts) {
    this.facts = facts;
  }

  /**
   * Runs the callback of a send, later and on another thread.
   *
   * @param result gives the result that it gets in a state
   */
  void run(int producer, Function<State, AbstractValue> result, Invocation send) {
    send.arguments().stream()
        .skip(1)
        .filter(callback -> isCode(callback, send.state()))
        .forEach(callback -> run(callback, producer, result, send));
  }

  private static boolean isCode(AbstractValue callback, State state) {
    return state.object(callback, Closure.class).isPresent()
        || state.object(callback, Instance.class).isPresent();
  }

  private static void run(
      AbstractValue callback,
      int producer,
      Function<State, AbstractValue> result,
      Invocation send) {
    State inside = send.state().fork();
    int running =
        inside.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.CALLBACK), Optional.of(send.site()), Map.of()));
    inside.setStatus(
        running, new RunningCode.Callback(send.site(), producer, send.frame().detachments() + 1));
    send.engine()
        .run(
            callback,
            List.of(result.apply(inside), AbstractValue.opaque()),
            inside,
            send.frame(),
            Timing.ELSEWHERE);
  }

  /** Notes a call on {@code producer} if it waits for the thread that makes it. */
  void noteCall(int producer, Invocation invocation) {
    if (WAITING.contains(invocation.method())) {
      noteWaiting(producer, invocation);
    }
  }

  /** Notes a call that waits for the I/O thread of {@code producer}, if that thread makes it. */
  void noteWaiting(int producer, Invocation invocation) {
    State state = invocation.state();
    if (invocation.frame().detachments() == 0) {
      return;
    }
    state.objectsWithStatus().stream()
        .sorted()
        .flatMap(object -> state.statuses(object).stream())
        .filter(RunningCode.Callback.class::isInstance)
        .map(RunningCode.Callback.class::cast)
        .filter(callback -> callback.producer() == producer)
        .filter(callback -> callback.detachments() == invocation.frame().detachments())
        .forEach(callback -> note(callback, invocation));
  }

  /** The transaction that the callback tries to end is not a problem of its own. */
  private void note(RunningCode.Callback callback, Invocation invocation) {
    invocation.state().statuses(callback.producer()).stream()
        .filter(InTransaction.class::isInstance)
        .forEach(open -> ((InTransaction) open).scope().leaveToCallback());
    facts
        .protocol()
        .faults()
        .addCallbackCall(
            new CallbackCall(
                invocation.site(),
                invocation.method(),
                callback.send(),
                invocation.frame().path()));
  }
}
