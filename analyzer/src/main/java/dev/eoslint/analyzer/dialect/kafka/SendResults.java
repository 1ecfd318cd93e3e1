package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.UncheckedSend;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The futures that sends return: who looks at them before the transaction is committed. */
final class SendResults {

  private static final String FUTURE = "java.util.concurrent.Future";

  /** Attribute of a future: the id of the producer that sent. */
  private static final String PRODUCER = "producer";

  private final ApplicationFacts facts;
  private final Callbacks callbacks;

  SendResults(ApplicationFacts facts, Callbacks callbacks) {
    this.facts = facts;
    this.callbacks = callbacks;
  }

  /**
   * Returns the future of a send of {@code producer}, which is {@code known} if it is an object.
   */
  AbstractValue followed(AbstractValue known, int producer, Invocation send) {
    int future =
        known instanceof AbstractValue.Reference reference
            ? reference.id()
            : send.state().allocate(future(producer, send));
    boolean unchecked =
        send.arguments().stream().skip(1).allMatch(AbstractValue.Null.class::isInstance)
            && !OpenTransactions.of(producer, send.state()).isEmpty();
    if (unchecked) {
      send.state()
          .setStatus(
              future, new SendStatus.Unchecked(send.site(), producer, send.frame().path(), false));
    }
    return new AbstractValue.Reference(future);
  }

  /** Returns the object that stands for the future of a send. */
  static LibraryObject future(int producer, Invocation send) {
    return new LibraryObject(
        JavaType.library(FUTURE),
        Optional.of(send.site()),
        Map.of(PRODUCER, AbstractValue.known(String.valueOf(producer), send.site())));
  }

  /** {@code Future.get} of a send looks at its result, and waits for the producer. */
  Optional<AbstractValue> call(Invocation invocation) {
    Optional<String> producer =
        invocation
            .receiverAs(LibraryObject.class)
            .filter(object -> object.type().is(FUTURE))
            .flatMap(object -> object.attribute(PRODUCER))
            .flatMap(AbstractValue::text);
    if (producer.isEmpty() || !invocation.method().equals("get")) {
      return Optional.empty();
    }
    callbacks.noteWaiting(Integer.parseInt(producer.get()), invocation);
    invocation
        .receiver()
        .ifPresent(
            future ->
                future
                    .references()
                    .forEach(id -> invocation.state().changeStatuses(id, Status::afterUnseenUse)));
    return Optional.of(AbstractValue.opaque());
  }

  /** Notes the sends of a transaction that is committed whose results nothing has taken. */
  void commit(int producer, Invocation commit) {
    State state = commit.state();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      Set<Status> statuses = state.statuses(object);
      boolean unchecked =
          !statuses.isEmpty()
              && statuses.stream()
                  .allMatch(
                      status ->
                          status instanceof SendStatus.Unchecked result
                              && result.producer() == producer
                              && result.discarded());
      // A list of results may be gone through later.
      if (unchecked && !Sources.isHeld(object, state)) {
        statuses.forEach(status -> note((SendStatus.Unchecked) status, commit.site()));
        state.setStatus(object, new SendStatus.Unseen());
      }
    }
  }

  private void note(SendStatus.Unchecked result, Site commit) {
    facts
        .protocol()
        .faults()
        .addUncheckedSend(new UncheckedSend(result.send(), commit, result.path()));
  }
}
