package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerState;
import java.util.Optional;
import java.util.Set;

/**
 * Handlers of fatal errors that tell other code of them by a call, such as an interrupt, so that it
 * may stop. Flags need no call and are followed by the engine.
 */
final class StopSignals {

  private static final Set<String> METHODS =
      Set.of(
          "interrupt",
          "wakeup",
          "countDown",
          "shutdown",
          "shutdownNow",
          "stop",
          "close",
          "cancel",
          "terminate",
          "fail",
          "complete",
          "completeExceptionally",
          "signal",
          "signalAll",
          "release",
          "set",
          "compareAndSet");

  private StopSignals() {}

  /** Forgets the fatal error that was caught if {@code invocation} may tell of it. */
  static void note(Invocation invocation) {
    boolean signal =
        invocation.frame().handlesException()
            && METHODS.contains(invocation.method())
            && !invocation.isOn("java.util.concurrent.atomic.AtomicBoolean")
            && !closesClient(invocation);
    if (signal) {
      invocation
          .state()
          .changeAllStatuses(
              status -> isAfterFatalError(status) ? status.whenPerhapsToldApart() : status);
    }
  }

  private static boolean closesClient(Invocation invocation) {
    return invocation.method().equals("close")
        && (KafkaTypes.isProducer(invocation.type()) || KafkaTypes.isConsumer(invocation.type()));
  }

  /** An abort that failed is a problem of its own, whatever is told. */
  private static boolean isAfterFatalError(Status status) {
    Optional<ProducerState.Caught> caught =
        status instanceof FailedForGood failed && failed.abort().isEmpty()
            ? failed.caught()
            : status instanceof ProducerStatus.Closed closed ? closed.after() : Optional.empty();
    return caught.filter(each -> !KafkaExceptions.isCatchAll(each.exception())).isPresent();
  }
}
