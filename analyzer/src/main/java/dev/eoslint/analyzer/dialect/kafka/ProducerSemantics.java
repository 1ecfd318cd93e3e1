package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code KafkaProducer}: creation, the calls of the protocol, sends. */
final class ProducerSemantics {

  private final ApplicationFacts facts;
  private final ProducerCreation creation;
  private final ProtocolRecord record;
  private final TransactionCalls transactions;
  private final Sends sends;
  private final OffsetTransfers offsets;
  private final Callbacks callbacks;
  private final SendResults results;
  private final Abandonment abandonment;
  private final UnclosedProducers unclosed;
  private final RedundantWaits waits;
  private final HeldRecords held;

  ProducerSemantics(
      ApplicationFacts facts,
      PlainSendResults plainResults,
      RedundantWaits waits,
      HeldRecords held) {
    this.waits = waits;
    this.held = held;
    this.facts = facts;
    this.creation = new ProducerCreation(facts);
    this.record = new ProtocolRecord(facts);
    this.transactions = new TransactionCalls(facts);
    this.callbacks = new Callbacks(facts);
    this.sends = new Sends(facts, callbacks, plainResults);
    this.offsets = new OffsetTransfers(facts);
    this.results = new SendResults(facts, callbacks);
    this.abandonment = new Abandonment(facts);
    this.unclosed = new UnclosedProducers(facts);
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return Optional.of(creation.create(invocation));
    }
    List<Integer> producers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    List<AbstractValue> futures = new ArrayList<>();
    for (int producer : producers) {
      callbacks.noteCall(producer, invocation);
      apply(producer, invocation, futures);
    }
    return Optional.of(
        invocation.method().equals("send") && producers.size() == 1
            ? results.followed(futures.get(0), producers.get(0), invocation)
            : futures.isEmpty() ? AbstractValue.opaque() : AbstractValue.join(futures));
  }

  /** Returns what a call on the result of a send yields. */
  Optional<AbstractValue> callOnResult(Invocation invocation) {
    return results.call(invocation);
  }

  /** Says that the process is about to end. */
  void exits(Invocation invocation) {
    abandonment.exits(invocation);
  }

  /** Says that an execution ends. */
  void executionEnds(State state, boolean normally, int detachments) {
    unclosed.executionEnds(state, normally, detachments);
  }

  private void apply(int producer, Invocation invocation, List<AbstractValue> futures) {
    switch (invocation.method()) {
      case "initTransactions" -> initialise(producer, invocation);
      case "beginTransaction" -> {
        record.call(producer, ProducerCall.Kind.BEGIN, invocation);
        unclosed.begins(producer, invocation);
        RedundantWaits.begins(producer, invocation.state());
        transactions.begin(producer, invocation);
      }
      case "commitTransaction" -> {
        record.call(producer, ProducerCall.Kind.COMMIT, invocation);
        results.commit(producer, invocation);
        waits.commits(producer, invocation.state());
        transactions.commit(producer, invocation);
      }
      case "abortTransaction" -> {
        record.call(producer, ProducerCall.Kind.ABORT, invocation);
        transactions.abort(producer, invocation);
      }
      case "close" -> close(producer, invocation);
      case "send" -> {
        record.call(producer, ProducerCall.Kind.SEND, invocation);
        futures.add(sends.send(producer, invocation));
        goOnIfPossible(producer, invocation);
      }
      case "flush" -> {
        waits.waits(
            producer,
            RedundantWait.Kind.FLUSH,
            invocation.site(),
            invocation.state(),
            invocation.frame());
        HeldRecords.waitedFor(producer, invocation.state());
      }
      case "sendOffsetsToTransaction" -> {
        record.call(producer, ProducerCall.Kind.SEND_OFFSETS, invocation);
        offsets.send(producer, invocation);
        goOnIfPossible(producer, invocation);
      }
      default -> {
        // Other calls neither open nor close a transaction.
      }
    }
  }

  private void initialise(int producer, Invocation invocation) {
    record.call(producer, ProducerCall.Kind.INITIALISE, invocation);
    invocation
        .state()
        .setStatus(
            producer,
            new ProducerStatus.Ready(
                invocation.site(), ProducerCall.Kind.INITIALISE, Optional.empty()));
  }

  /** Every call on a producer that failed for good throws. */
  private static void goOnIfPossible(int producer, Invocation invocation) {
    boolean possible =
        invocation
            .state()
            .moveStatuses(
                producer,
                status -> Optional.of(status).filter(any -> !(any instanceof FailedForGood)));
    if (!possible) {
      invocation.state().markUnreachable();
    }
  }

  private static ProducerStatus.Closed closed(Status before) {
    if (before instanceof ProducerStatus.Closed closed) {
      return closed;
    } else if (before instanceof FailedForGood failed) {
      return new ProducerStatus.Closed(failed.caught());
    }
    return ProducerStatus.Closed.normally();
  }

  private void close(int producer, Invocation invocation) {
    Site site = invocation.site();
    abandonment.closes(producer, invocation);
    unclosed.closes(producer, invocation);
    held.closes(producer, invocation);
    for (Status status : invocation.state().statuses(producer)) {
      if (status instanceof InTransaction open) {
        transactions.closes(open, site, invocation.state());
      }
    }
    if (invocation.state().statuses(producer).isEmpty()) {
      invocation.state().setStatus(producer, ProducerStatus.Closed.normally());
    }
    invocation.state().changeStatuses(producer, ProducerSemantics::closed);
    if (ProducerCreation.isBeforeThread(producer, invocation)) {
      facts.client(producer).ifPresent(ClientSighting::markClosedByAnotherThread);
    }
    facts
        .client(producer)
        .filter(sighting -> sighting.path().equals(invocation.frame().path()))
        .ifPresent(ClientSighting::markShortLived);
  }
}
