package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.AbandonedSighting;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.java.value.jdk.Durations;
import dev.eoslint.analyzer.model.AbandonedTransaction.Means;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Producers that are given up while a transaction can be open, without a word to the coordinator.
 *
 * <p>Source: {@code Sender.run}: only a close that waits aborts the open transaction.
 */
final class Abandonment {

  /** The key of the status that tells of waiting; objects have greater ids. */
  private static final int THREAD = 0;

  private static final Set<String> NOT_WAITING =
      Set.of(
          "trace",
          "debug",
          "info",
          "warn",
          "error",
          "println",
          "printf",
          "set",
          "lazySet",
          "compareAndSet",
          "wakeup",
          "interrupt",
          "countDown",
          "shutdown",
          "shutdownNow",
          "currentThread",
          "currentTimeMillis",
          "nanoTime",
          "getName",
          "format",
          "toString");

  /** Where the exceptions stand that calls of Kafka throw, and those that hold for all. */
  private static final List<String> OWN_PACKAGES = List.of("java.", "org.apache.kafka.");

  private final ApplicationFacts facts;

  Abandonment(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Code on a thread of its own that may wait for another one lets that one end its work. */
  static void noteWaiting(Invocation invocation) {
    int detachments = invocation.frame().detachments();
    boolean harmless =
        detachments == 0
            || NOT_WAITING.contains(invocation.method())
            || KafkaTypes.isProducer(invocation.type())
            || KafkaTypes.isConsumer(invocation.type())
            || invocation.isOn("java.time.Duration");
    if (!harmless) {
      invocation.state().setStatus(THREAD, new RunningCode.Waited(detachments));
    }
  }

  /** {@code producer} is about to be closed. */
  void closes(int producer, Invocation invocation) {
    boolean aside = invocation.frame().detachments() > 0 || facts.program().isEmpty();
    if (aside) {
      facts
          .client(producer)
          .ifPresent(client -> facts.protocol().faults().addClosedAside(client.creation()));
    }
    boolean atOnce =
        invocation
            .argument(0)
            .filter(timeout -> Durations.isZero(timeout, invocation.state()))
            .isPresent();
    if (atOnce && isClosedByOther(producer, invocation)) {
      note(Means.CLOSED_AT_ONCE_BY_OTHER_THREAD, Optional.empty(), producer, invocation);
    } else if (atOnce) {
      noteOpen(producer, Means.CLOSED_AT_ONCE, invocation);
    }
  }

  /** Whether the thread that closes it neither runs its transactions nor waits for who does. */
  private static boolean isClosedByOther(int producer, Invocation invocation) {
    State state = invocation.state();
    int detachments = invocation.frame().detachments();
    boolean fresh = state.statuses(producer).stream().allMatch(Abandonment::isBeforeTransactions);
    return detachments > 0
        && fresh
        && createdBefore(detachments, producer, state)
        && !state.statuses(THREAD).contains(new RunningCode.Waited(detachments));
  }

  private static boolean isBeforeTransactions(Status status) {
    return status instanceof ProducerStatus.Created
        || (status instanceof ProducerStatus.Ready ready
            && ready.by() == ProducerCall.Kind.INITIALISE);
  }

  private static boolean createdBefore(int detachments, int producer, State state) {
    return state
        .object(producer)
        .filter(LibraryObject.class::isInstance)
        .flatMap(object -> ((LibraryObject) object).attribute(ProducerCreation.DETACHMENTS))
        .flatMap(AbstractValue::text)
        .filter(created -> Integer.parseInt(created) < detachments)
        .isPresent();
  }

  /** The process is about to end. Code that no main method reaches belongs to who knows what. */
  void exits(Invocation invocation) {
    boolean halts = invocation.method().equals("halt");
    if (halts || facts.program().isPresent()) {
      for (int object : new TreeSet<>(invocation.state().objectsWithStatus())) {
        noteOpen(object, halts ? Means.PROCESS_HALTS : Means.PROCESS_EXITS, invocation);
      }
    }
  }

  private void noteOpen(int producer, Means means, Invocation invocation) {
    Set<Status> statuses = invocation.state().statuses(producer);
    boolean certain = InTransaction.isCertain(statuses);
    for (Status status : statuses) {
      if (status instanceof InTransaction open
          && open.detachments() == invocation.frame().detachments()
          && (certain || open.isOnlyAfterFailureIn(statuses))
          && open.caught().filter(Abandonment::isOfOtherLibrary).isEmpty()) {
        note(means, Optional.of(open.scope().begin()), producer, invocation);
      }
    }
  }

  /** Its exception may come from other calls than those of the transaction, as of a parser. */
  private static boolean isOfOtherLibrary(ProducerState.Caught caught) {
    return OWN_PACKAGES.stream().noneMatch(caught.exception()::startsWith);
  }

  private void note(Means means, Optional<Site> begin, int producer, Invocation invocation) {
    facts
        .protocol()
        .faults()
        .addAbandoned(
            new AbandonedSighting(
                invocation.site(),
                means,
                begin,
                facts.client(producer),
                invocation.frame().path()));
  }
}
