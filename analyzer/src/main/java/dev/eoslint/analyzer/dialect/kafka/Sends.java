package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.ShareUse;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code send}: records that become part of a transaction, or not. */
final class Sends {

  private static final String EXCEPTION = "java.lang.Exception";
  private static final String TRANSACTIONAL_ID = "transactional.id";

  private final ApplicationFacts facts;
  private final PipelineJoining pipelines;
  private final Callbacks callbacks;
  private final ShareConsumers shareConsumers;
  private final PlainSendResults results;

  Sends(ApplicationFacts facts, Callbacks callbacks, PlainSendResults results) {
    this.facts = facts;
    this.callbacks = callbacks;
    this.results = results;
    this.pipelines = new PipelineJoining(facts);
    this.shareConsumers = new ShareConsumers(facts);
  }

  /** Returns the future. */
  AbstractValue send(int producer, Invocation invocation) {
    AbstractValue record = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Value topic = KafkaClientSemantics.topicOf(record, invocation.state());
    List<InTransaction> open = OpenTransactions.of(producer, invocation.state());
    Set<Integer> sources = Sources.of(record, invocation.state());
    Action.Send send = new Action.Send(invocation.site(), topic, false, invocation.frame().path());
    noteInside(open, send, sources, invocation);
    noteOnWaysWithBegin(producer, send, sources, invocation);
    invocation.state().statuses(producer).stream()
        .filter(InTransaction.class::isInstance)
        .map(InTransaction.class::cast)
        .forEach(transaction -> noteSources(sources, transaction, invocation));
    if (open.isEmpty() && isPlain(producer)) {
      facts.addPlainSend(send);
      addAsForeign(topic, invocation);
    }
    recover(producer, invocation);
    AbstractValue future = results.send(producer, invocation);
    HeldRecords.sent(producer, invocation);
    callbacks.run(producer, state -> results.resultOf(future, state), invocation);
    invocation.arguments().stream()
        .skip(1)
        .forEach(callback -> runWhenFailed(callback, future, invocation));
    return future;
  }

  private void noteInside(
      List<InTransaction> open, Action.Send send, Set<Integer> sources, Invocation invocation) {
    for (InTransaction transaction : open) {
      transaction.scope().add(OpenTransactions.relativeTo(send, transaction));
      transaction.scope().addSendingLoops(invocation.frame().loops());
      TransactionClock.start(transaction.scope(), invocation.state());
      sources.forEach(consumer -> pipelines.join(consumer, transaction, invocation));
    }
  }

  /** A flag, such as a mode, decides on the begin; nothing else decides on the send. */
  private void noteOnWaysWithBegin(
      int producer, Action.Send send, Set<Integer> sources, Invocation invocation) {
    List<Site> conditions = invocation.frame().conditions();
    invocation
        .state()
        .part(
            producer,
            status ->
                status instanceof InTransaction open
                    && open.scope().conditions().containsAll(conditions))
        .ifPresent(
            begun -> {
              noteInside(
                  OpenTransactions.of(producer, begun), send, sources, invocation.with(begun));
              invocation.state().joinWith(begun);
            });
  }

  /** A transactional producer sends in transactions only, also where the begin depends on more. */
  private void noteSources(Set<Integer> sources, InTransaction transaction, Invocation invocation) {
    transaction.scope().addPossibleConsumers(sources);
    shareConsumers.noteUses(ShareUse.Kind.RECORDS, sources, transaction, invocation);
  }

  /** Another producer sends inside of a transaction that it does not take part in. */
  private void addAsForeign(Value topic, Invocation invocation) {
    Action.Send foreign =
        new Action.Send(invocation.site(), topic, true, invocation.frame().path());
    OpenTransactions.around(invocation.state(), invocation.frame()).stream()
        .filter(transaction -> invocation.frame().loops().containsAll(transaction.loops()))
        .forEach(
            transaction ->
                transaction.scope().add(OpenTransactions.relativeTo(foreign, transaction)));
  }

  /** A handler that sends the record elsewhere in the same transaction has dealt with it. */
  private static void recover(int producer, Invocation invocation) {
    invocation
        .state()
        .changeStatuses(
            producer,
            status ->
                status instanceof InTransaction open
                        && open.caught()
                            .filter(it -> isInside(it.handler(), invocation))
                            .isPresent()
                    ? open.recovered()
                    : status);
  }

  private static boolean isInside(Site handler, Invocation invocation) {
    return handler.contains(invocation.site())
        || invocation.frame().path().stream().anyMatch(step -> handler.contains(step.site()));
  }

  /** Runs a callback once more with an exception, for what it sends again then. */
  private void runWhenFailed(AbstractValue callback, AbstractValue future, Invocation invocation) {
    Optional<Site> code = codeOf(callback, invocation.state());
    if (code.isEmpty()) {
      return;
    }
    results
        .whenFailed(future, code.get(), invocation.state())
        .ifPresent(
            failed ->
                runCallback(
                    callback,
                    failed.reference(
                        new LibraryObject(
                            JavaType.library(EXCEPTION), Optional.of(code.get()), Map.of())),
                    failed,
                    invocation));
  }

  private static Optional<Site> codeOf(AbstractValue callback, State state) {
    return state
        .object(callback, Closure.class)
        .map(closure -> closure.code().site())
        .or(() -> state.object(callback, Instance.class).flatMap(Instance::creation));
  }

  private static void runCallback(
      AbstractValue callback, AbstractValue exception, State state, Invocation invocation) {
    invocation
        .engine()
        .run(
            callback,
            List.of(AbstractValue.opaque(), exception),
            state,
            invocation.frame(),
            Timing.ELSEWHERE);
  }

  /** A producer that is seen to be created without an id is certainly not transactional. */
  private boolean isPlain(int producer) {
    return facts
        .client(producer)
        .filter(
            sighting ->
                sighting.configs().stream()
                    .allMatch(config -> config.complete() && !config.mentions(TRANSACTIONAL_ID)))
        .isPresent();
  }
}
