package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** {@code KafkaConsumer}: creation, subscriptions, polls, commits. */
final class ConsumerSemantics {

  /** Attribute of group metadata: the consumer that gave it. */
  static final String READER = "consumer";

  private final ApplicationFacts facts;

  ConsumerSemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return Optional.of(create(invocation));
    }
    List<Integer> consumers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    consumers.forEach(consumer -> apply(consumer, invocation));
    return Optional.of(result(consumers, invocation));
  }

  private AbstractValue create(Invocation invocation) {
    State state = invocation.state();
    ClientSighting sighting =
        new ClientSighting(
            invocation.site(),
            Framework.KAFKA_CLIENTS,
            invocation.frame().path(),
            facts.program(),
            List.of(
                ConfigView.of(
                    ClientRole.CONSUMER,
                    invocation.argument(0).orElseGet(AbstractValue::opaque),
                    state,
                    List.of())));
    int object =
        state.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.KAFKA_CONSUMER),
                Optional.of(invocation.site()),
                Map.of()));
    state.setStatus(object, new ClientStatus.Idle());
    facts.addConsumer(object, sighting);
    return new AbstractValue.Reference(object);
  }

  private void apply(int consumer, Invocation invocation) {
    switch (invocation.method()) {
      case "subscribe", "assign" ->
          topics(invocation)
              .forEach(
                  topic -> facts.client(consumer).ifPresent(sighting -> sighting.addTopic(topic)));
      case "poll" -> {
        invocation
            .state()
            .setStatus(
                consumer,
                new ClientStatus.Polled(
                    invocation.site(),
                    invocation.frame().loops(),
                    invocation.frame().detachments()));
        facts.client(consumer).ifPresent(ClientSighting::markReading);
      }
      case "commitSync", "commitAsync" -> commit(invocation);
      default -> {
        // Other calls do not change what is followed.
      }
    }
  }

  private static void commit(Invocation invocation) {
    Action.OffsetCommit commit =
        new Action.OffsetCommit(
            invocation.site(), Action.Means.CONSUMER, invocation.frame().path());
    OpenTransactions.around(invocation.state(), invocation.frame())
        .forEach(
            transaction ->
                transaction.scope().add(OpenTransactions.relativeTo(commit, transaction)));
  }

  private static List<Value> topics(Invocation invocation) {
    AbstractValue first = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Optional<Sequence> sequence = invocation.state().object(first, Sequence.class);
    if (sequence.isPresent()) {
      return sequence.get().elements().stream()
          .map(element -> KafkaClientSemantics.topicOf(element, invocation.state()))
          .toList();
    }
    return List.of(KafkaClientSemantics.topicOf(first, invocation.state()));
  }

  private static AbstractValue result(List<Integer> consumers, Invocation invocation) {
    Set<Integer> sources = new TreeSet<>(consumers);
    return switch (invocation.method()) {
      case "poll" -> new AbstractValue.Opaque(Optional.of(KafkaTypes.records()), sources);
      case "groupMetadata" ->
          invocation
              .state()
              .reference(
                  new LibraryObject(
                      JavaType.library(KafkaTypes.GROUP_METADATA),
                      Optional.of(invocation.site()),
                      Map.of(READER, invocation.receiver().orElseGet(AbstractValue::opaque))));
      case "partitionsFor" -> partitionsOf(invocation);
      case "position", "committed", "assignment" -> AbstractValue.derivedFrom(sources);
      default -> AbstractValue.opaque();
    };
  }

  private static AbstractValue partitionsOf(Invocation invocation) {
    AbstractValue partition =
        invocation
            .state()
            .reference(
                new LibraryObject(
                    JavaType.library(KafkaTypes.PARTITION_INFO),
                    Optional.of(invocation.site()),
                    Map.of(
                        KafkaClientSemantics.TOPIC,
                        invocation.argument(0).orElseGet(AbstractValue::opaque))));
    return invocation.state().reference(new Sequence(List.of(partition), false, Optional.empty()));
  }
}
