package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Set;

/** {@code send}: records that become part of a transaction, or not. */
final class Sends {

  private static final String TRANSACTIONAL_ID = "transactional.id";

  private final ApplicationFacts facts;
  private final PipelineJoining pipelines;

  Sends(ApplicationFacts facts) {
    this.facts = facts;
    this.pipelines = new PipelineJoining(facts);
  }

  void send(int producer, Invocation invocation) {
    AbstractValue record = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Value topic = KafkaClientSemantics.topicOf(record, invocation.state());
    List<ClientStatus.Open> open = OpenTransactions.of(producer, invocation.state());
    Set<Integer> sources = Sources.of(record, invocation.state());
    Action.Send send = new Action.Send(invocation.site(), topic, false, invocation.frame().path());
    for (ClientStatus.Open transaction : open) {
      transaction.scope().add(OpenTransactions.relativeTo(send, transaction));
      TransactionClock.start(transaction.scope(), invocation.state());
      sources.forEach(consumer -> pipelines.join(consumer, transaction, invocation));
    }
    if (open.isEmpty() && isPlain(producer)) {
      facts.addPlainSend(send);
      addAsForeign(topic, invocation);
    }
    recover(producer, invocation);
    invocation.arguments().stream()
        .skip(1)
        .filter(callback -> invocation.state().object(callback, Closure.class).isPresent())
        .forEach(callback -> runCallback(callback, invocation));
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
                status instanceof ClientStatus.Open open
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

  private static void runCallback(AbstractValue callback, Invocation invocation) {
    invocation
        .engine()
        .run(
            callback,
            List.of(AbstractValue.opaque(), AbstractValue.opaque()),
            invocation.state(),
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
