package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.dialect.facts.GroupCallSighting;
import dev.eoslint.analyzer.dialect.kafka.ConsumerStatus.Subscription;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** {@code KafkaConsumer}: creation, subscriptions, polls, commits. */
final class ConsumerSemantics {

  private static final Set<String> GROUP_CALLS =
      Set.of("subscribe", "groupMetadata", "commitSync", "commitAsync");

  private final ApplicationFacts facts;
  private final Subscriptions subscriptions;
  private final PlainLoops loops;
  private final RebalanceCommits rebalances;
  private final RebalanceListeners listeners;
  private final ConsumerCommits commits;

  ConsumerSemantics(ApplicationFacts facts) {
    this.facts = facts;
    this.subscriptions = new Subscriptions(facts);
    this.loops = new PlainLoops(facts);
    this.rebalances = new RebalanceCommits(facts);
    this.listeners = new RebalanceListeners(facts, rebalances);
    this.commits = new ConsumerCommits(facts, loops, rebalances);
  }

  /** Notes a call of any library. */
  void called(Invocation invocation) {
    rebalances.called(invocation);
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return Optional.of(create(invocation));
    }
    List<Integer> consumers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    consumers.forEach(consumer -> apply(consumer, invocation));
    if (invocation.method().equals("poll")) {
      return Optional.of(records(consumers, invocation));
    }
    return Optional.of(result(consumers, invocation));
  }

  /**
   * Notes that a call begins, which may fail. A poll is where a consumer takes part in a rebalance,
   * and one that is woken up or meets an unreadable record may have done so before.
   */
  void attempts(Invocation invocation) {
    if (invocation.method().equals("poll")) {
      invocation
          .receiver()
          .map(AbstractValue::references)
          .orElseGet(List::of)
          .forEach(consumer -> ageMetadata(consumer, invocation.state()));
    }
  }

  private AbstractValue create(Invocation invocation) {
    State state = invocation.state();
    ClientConfig config =
        ConfigView.of(
            ClientRole.CONSUMER,
            invocation.argument(0).orElseGet(AbstractValue::opaque),
            state,
            List.of());
    ClientSighting sighting =
        new ClientSighting(
            invocation.site(),
            Framework.KAFKA_CLIENTS,
            invocation.frame().path(),
            facts.program(),
            List.of(config));
    Map<String, AbstractValue> attributes = StaticMembers.attributes(config);
    sighting.setCopies(StaticMembers.copies(attributes, invocation));
    int object =
        state.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.KAFKA_CONSUMER),
                Optional.of(invocation.site()),
                attributes));
    state.setStatus(object, new ConsumerStatus.Idle(Subscription.UNSEEN));
    facts.addConsumer(object, sighting);
    return new AbstractValue.Reference(object);
  }

  private void apply(int consumer, Invocation invocation) {
    State state = invocation.state();
    noteGroupCall(consumer, invocation);
    switch (invocation.method()) {
      case "subscribe" -> {
        addTopics(consumer, invocation);
        facts.client(consumer).ifPresent(ClientSighting::markSubscribing);
        subscribe(consumer, Subscription.GROUP, state);
        Subscriptions.remember(consumer, invocation);
        RebalanceCommits.forget(consumer, state);
        invocation.argument(1).ifPresent(listener -> listeners.run(consumer, listener, invocation));
        setBack(consumer, state);
      }
      case "assign" -> {
        addTopics(consumer, invocation);
        subscribe(consumer, Subscription.CODE, state);
        RebalanceCommits.forget(consumer, state);
        setBack(consumer, state);
      }
      case "seek", "seekToBeginning", "seekToEnd" -> {
        setsPosition(consumer, state);
        invocation.arguments().stream()
            .flatMap(argument -> argument.references().stream())
            .forEach(offset -> state.changeStatuses(offset, Status::afterUnseenUse));
      }
      case "unsubscribe" -> {
        rebalances.mayRevoke(consumer, invocation);
        setBack(consumer, state);
      }
      case "close" -> {
        rebalances.mayRevoke(consumer, invocation);
        StaticMembers.closed(consumer, invocation);
        setBack(consumer, state);
      }
      case "poll" -> poll(consumer, invocation);
      case "commitSync", "commitAsync" -> commits.commit(consumer, invocation);
      default -> {
        // Other calls do not change what is followed.
      }
    }
  }

  private void noteGroupCall(int consumer, Invocation invocation) {
    if (GROUP_CALLS.contains(invocation.method())) {
      facts
          .client(consumer)
          .ifPresent(
              client ->
                  facts
                      .consuming()
                      .addGroupCall(
                          new GroupCallSighting(invocation.site(), invocation.method(), client)));
    }
  }

  private void setBack(int consumer, State state) {
    Rounds.change(consumer, state, Round::setBack);
    loops.setBack(consumer, state);
  }

  private static void subscribe(int consumer, Subscription subscription, State state) {
    boolean polled = !PipelineJoining.polls(consumer, state).isEmpty();
    if (!polled) {
      state.setStatus(consumer, new ConsumerStatus.Idle(subscription));
    }
  }

  private static Subscription subscriptionOf(int consumer, State state) {
    Set<Subscription> all =
        state.statuses(consumer).stream()
            .map(
                status -> {
                  if (status instanceof ConsumerStatus.Idle idle) {
                    return idle.subscription();
                  }
                  return status instanceof ConsumerStatus.Polled polled
                      ? polled.subscription()
                      : Subscription.UNSEEN;
                })
            .collect(Collectors.toSet());
    return all.size() == 1 ? all.iterator().next() : Subscription.UNSEEN;
  }

  private void addTopics(int consumer, Invocation invocation) {
    topics(invocation)
        .forEach(topic -> facts.client(consumer).ifPresent(sighting -> sighting.addTopic(topic)));
  }

  /** Setting a consumer back after an abort is no way of keeping positions. */
  private void setsPosition(int consumer, State state) {
    boolean afterAbort =
        PipelineJoining.polls(consumer, state).stream()
            .anyMatch(
                poll -> poll.round().aborted().isPresent() || poll.round().rewound().isPresent());
    if (!afterAbort && !isAborted(state)) {
      facts.client(consumer).ifPresent(ClientSighting::markKeepingPositions);
    }
    loops.setsPosition(consumer);
    setBack(consumer, state);
  }

  /** Whether a transaction was aborted, perhaps before anything was sent in it. */
  private static boolean isAborted(State state) {
    return state.objectsWithStatus().stream()
        .flatMap(object -> state.statuses(object).stream())
        .anyMatch(
            status ->
                status instanceof ProducerStatus.Ready ready
                    && ready.by() == ProducerCall.Kind.ABORT);
  }

  private void poll(int consumer, Invocation invocation) {
    rebalances.mayRevoke(consumer, invocation);
    notePollAfterAbort(consumer, invocation);
    subscriptions.polls(consumer, invocation);
    CountedBatches.polls(consumer, invocation);
    invocation
        .state()
        .setStatus(
            consumer,
            new ConsumerStatus.Polled(
                invocation.site(),
                invocation.frame().loops(),
                invocation.frame().detachments(),
                subscriptionOf(consumer, invocation.state()),
                Round.fresh()));
    facts.client(consumer).ifPresent(ClientSighting::markReading);
  }

  private static void ageMetadata(int consumer, State state) {
    state
        .objectsWithStatus()
        .forEach(
            object ->
                state.changeStatuses(
                    object,
                    status ->
                        status instanceof GroupMetadata metadata && metadata.consumer() == consumer
                            ? metadata.afterPoll()
                            : status));
  }

  /** An abort that is followed by setting the consumer back on some path is taken for handled. */
  private void notePollAfterAbort(int consumer, Invocation invocation) {
    List<Round> rounds =
        PipelineJoining.polls(consumer, invocation.state()).stream()
            .map(ConsumerStatus.Polled::round)
            .toList();
    Set<Site> rewound =
        rounds.stream().flatMap(round -> round.rewound().stream()).collect(Collectors.toSet());
    rounds.stream()
        .flatMap(round -> round.aborted().stream())
        .filter(abort -> !rewound.contains(abort))
        .forEach(
            abort ->
                facts
                    .protocol()
                    .addPollingFault(
                        new PollingFault(
                            PollingFault.Kind.POLLS_ON_AFTER_ABORT,
                            abort,
                            invocation.site(),
                            invocation.frame().path())));
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

  private AbstractValue records(List<Integer> consumers, Invocation invocation) {
    Set<Integer> sources = new TreeSet<>(consumers);
    consumers.forEach(consumer -> sources.add(loops.polls(consumer, invocation)));
    return new AbstractValue.Opaque(Optional.of(KafkaTypes.records()), sources);
  }

  private static AbstractValue result(List<Integer> consumers, Invocation invocation) {
    Set<Integer> sources = new TreeSet<>(consumers);
    return switch (invocation.method()) {
      case "groupMetadata" -> groupMetadata(consumers, invocation);
      case "partitionsFor" -> partitionsOf(invocation);
      case "position" -> BatchEnds.value(sources, invocation);
      case "committed", "assignment" -> AbstractValue.derivedFrom(sources);
      default -> AbstractValue.opaque();
    };
  }

  private static AbstractValue groupMetadata(List<Integer> consumers, Invocation invocation) {
    int metadata =
        invocation
            .state()
            .allocate(
                new LibraryObject(
                    JavaType.library(KafkaTypes.GROUP_METADATA),
                    Optional.of(invocation.site()),
                    Map.of()));
    if (consumers.size() == 1) {
      invocation
          .state()
          .setStatus(
              metadata,
              new GroupMetadata(
                  invocation.site(), invocation.frame().loops(), consumers.get(0), false));
    }
    return new AbstractValue.Reference(metadata);
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
