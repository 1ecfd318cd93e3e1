package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.SendingFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The results of sends: who looks at them, and which records are sent again after a failure.
 *
 * <p>Source: {@code KafkaProducer.send}, whose future and callback are the only ones to learn of a
 * failure that the network or a broker causes.
 */
final class PlainSendResults {

  private static final String FUTURE = "java.util.concurrent.Future";
  private static final String RECORD_METADATA = KafkaTypes.PRODUCERS + "RecordMetadata";
  private static final String TRANSACTIONAL_ID = "transactional.id";
  private static final String ACKS = "acks";
  private static final Set<String> OFFSET_READS = Set.of("offset", "hasOffset");
  private static final String EXECUTION_FAILED = "java.util.concurrent.ExecutionException";
  private static final String INTERRUPTED = "java.lang.InterruptedException";
  private static final String TOO_LATE = "java.util.concurrent.TimeoutException";

  private final ApplicationFacts facts;
  private final RedundantWaits waits;
  private final Map<Integer, Sent> futures = new HashMap<>();
  private final Map<Integer, Sent> metadata = new HashMap<>();
  private int execution;

  PlainSendResults(ApplicationFacts facts, RedundantWaits waits) {
    this.facts = facts;
    this.waits = waits;
  }

  /**
   * A record that was sent.
   *
   * @param call the call of {@code send}
   * @param producer the id of the producer
   * @param client the producer, if it is seen to be created and is certainly not transactional
   * @param record the id of the record, if it is one certain object
   * @param topic where to
   * @param callback what the callback does with the exception
   */
  private record Sent(
      Site call,
      int producer,
      Optional<ClientSighting> client,
      OptionalInt record,
      Value topic,
      CallbackAttention.Attention callback) {}

  /** Returns the future that a send gives; opaque where nothing is asked of it. */
  AbstractValue send(int producer, Invocation invocation) {
    forgetOtherExecutions();
    State state = invocation.state();
    Optional<ClientSighting> plain = plainClient(producer, state);
    boolean inTransaction = !OpenTransactions.of(producer, state).isEmpty();
    if (plain.isEmpty() && !inTransaction) {
      return AbstractValue.opaque();
    }
    AbstractValue record = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Sent sent =
        new Sent(
            invocation.site(),
            producer,
            plain,
            record instanceof AbstractValue.Reference one
                ? OptionalInt.of(one.id())
                : OptionalInt.empty(),
            KafkaClientSemantics.topicOf(record, state),
            CallbackAttention.attention(invocation.argument(1), state));
    noteRepetition(sent.record(), producer, invocation.site(), state, invocation.frame());
    int future = state.allocate(SendResults.future(producer, invocation));
    if (plain.isPresent()) {
      state.setStatus(future, new SendStatus.Pending());
    }
    futures.put(future, sent);
    return new AbstractValue.Reference(future);
  }

  /** Object ids mean nothing in another execution. */
  private void forgetOtherExecutions() {
    if (execution != facts.execution()) {
      execution = facts.execution();
      futures.clear();
      metadata.clear();
    }
  }

  private Optional<ClientSighting> plainClient(int producer, State state) {
    boolean transactional =
        state.statuses(producer).stream()
            .anyMatch(
                status ->
                    status instanceof InTransaction
                        || status instanceof ProducerStatus.Ready
                        || status instanceof ProducerStatus.Initialised
                        || status instanceof ProducerStatus.Unanswered);
    return facts
        .client(producer)
        .filter(client -> !transactional && client.identities().isEmpty())
        .filter(
            client ->
                client.configs().stream().noneMatch(config -> config.mentions(TRANSACTIONAL_ID)));
  }

  /** Returns the state in which the callback of the send that gave {@code future} learns of it. */
  Optional<State> whenFailed(AbstractValue future, Site callback, State state) {
    if (!(future instanceof AbstractValue.Reference one) || !isPlain(one.id())) {
      return Optional.empty();
    }
    State failed = state.fork();
    failed.setStatus(one.id(), new SendStatus.Failed(callback));
    return Optional.of(failed);
  }

  private boolean isPlain(int future) {
    Sent sent = futures.get(future);
    return sent != null && sent.client().isPresent();
  }

  /**
   * Returns the result that the callback of the send that gave {@code future} gets in {@code
   * state}: one that is followed only where the producer says how many answers it waits for.
   */
  AbstractValue resultOf(AbstractValue future, State state) {
    Optional<Sent> sent =
        future instanceof AbstractValue.Reference one
            ? Optional.ofNullable(futures.get(one.id())).filter(PlainSendResults::choosesAnswers)
            : Optional.empty();
    if (sent.isEmpty()) {
      return AbstractValue.opaque();
    }
    int result =
        state.allocate(
            new LibraryObject(JavaType.library(RECORD_METADATA), Optional.empty(), Map.of()));
    metadata.put(result, sent.get());
    return new AbstractValue.Reference(result);
  }

  private static boolean choosesAnswers(Sent sent) {
    return sent.client()
        .filter(client -> client.configs().stream().anyMatch(config -> config.mentions(ACKS)))
        .isPresent();
  }

  /** Notes a call that reads the offset of a record. */
  private void noteOffsetRead(Invocation invocation) {
    forgetOtherExecutions();
    if (!invocation.isOn(RECORD_METADATA) || !OFFSET_READS.contains(invocation.method())) {
      return;
    }
    invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
        .flatMap(result -> Optional.ofNullable(metadata.get(result)).stream())
        .filter(PlainSendResults::choosesAnswers)
        .flatMap(sent -> sent.client().stream())
        .map(
            client ->
                new SendingFacts.OffsetRead(invocation.site(), client, invocation.frame().path()))
        .forEach(facts.sending()::add);
  }

  Optional<AbstractValue> call(Invocation invocation) {
    noteOffsetRead(invocation);
    Optional<Integer> future = futureOf(invocation);
    if (future.isEmpty() || !invocation.method().equals("get")) {
      return Optional.empty();
    }
    State state = invocation.state();
    Sent sent = Objects.requireNonNull(futures.get(future.get()));
    state.setStatus(future.get(), new SendStatus.Written());
    HeldRecords.waitedFor(sent.producer(), state);
    int result =
        state.allocate(
            new LibraryObject(
                JavaType.library(RECORD_METADATA), Optional.of(invocation.site()), Map.of()));
    metadata.put(result, sent);
    return Optional.of(new AbstractValue.Reference(result));
  }

  /** Returns how a call on the future of a send can fail. */
  Optional<List<Failure>> failures(Invocation invocation) {
    Optional<Integer> future = futureOf(invocation);
    if (future.isEmpty()) {
      return Optional.empty();
    } else if (!invocation.method().equals("get") || !isPlain(future.get())) {
      return Optional.of(List.of(Failure.of(Failure.UNCHECKED)));
    }
    List<String> exceptions =
        invocation.arguments().isEmpty()
            ? List.of(EXECUTION_FAILED, INTERRUPTED)
            : List.of(EXECUTION_FAILED, INTERRUPTED, TOO_LATE);
    Status failed = new SendStatus.Failed(invocation.site());
    return Optional.of(
        exceptions.stream()
            .map(exception -> new Failure(exception, status -> Optional.of(failed)))
            .toList());
  }

  private Optional<Integer> futureOf(Invocation invocation) {
    return invocation.isOn(FUTURE)
        ? invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
            .filter(futures::containsKey)
            .findFirst()
        : Optional.empty();
  }

  /** Notes that {@code result}, which the call at {@code call} gave, is dropped. */
  void dropped(AbstractValue result, Site call, State state, Frame frame) {
    for (int object : result.references()) {
      Optional.ofNullable(futures.get(object))
          .filter(sent -> sent.call().equals(call))
          .ifPresent(sent -> noteUnchecked(sent, frame));
      Optional.ofNullable(metadata.get(object))
          .filter(sent -> sent.client().isEmpty())
          .ifPresent(
              sent ->
                  waits.waits(
                      sent.producer(), RedundantWait.Kind.RESULT_OF_SEND, call, state, frame));
    }
  }

  private void noteUnchecked(Sent sent, Frame frame) {
    if (sent.callback().looks()) {
      return;
    }
    sent.client()
        .ifPresent(
            client ->
                facts
                    .sending()
                    .add(
                        new SendingFacts.Unchecked(
                            sent.call(),
                            sent.topic(),
                            client,
                            sent.callback().site(),
                            frame.path())));
  }

  /** Notes that a method that sent a record is called again with it after the send failed. */
  void calledAgain(
      MethodSymbol method, List<AbstractValue> arguments, Site call, State state, Frame frame) {
    for (AbstractValue argument : arguments) {
      if (argument instanceof AbstractValue.Reference record) {
        failedSends(OptionalInt.of(record.id()), Optional.empty(), state).stream()
            .filter(sent -> method.declaration().site().contains(sent.getKey().call()))
            .forEach(sent -> note(sent, call, frame));
      }
    }
  }

  private void noteRepetition(
      OptionalInt record, int producer, Site site, State state, Frame frame) {
    failedSends(record, Optional.of(producer), state).forEach(sent -> note(sent, site, frame));
  }

  private void note(Map.Entry<Sent, SendStatus.Failed> failed, Site again, Frame frame) {
    failed
        .getKey()
        .client()
        .ifPresent(
            client ->
                facts
                    .sending()
                    .add(
                        new SendingFacts.Repeated(
                            again,
                            failed.getKey().call(),
                            failed.getValue().shown(),
                            client,
                            frame.path())));
  }

  /** Returns the sends of {@code record} that failed for certain, with what showed it. */
  private List<Map.Entry<Sent, SendStatus.Failed>> failedSends(
      OptionalInt record, Optional<Integer> producer, State state) {
    return futures.entrySet().stream()
        .filter(entry -> record.isPresent() && entry.getValue().record().equals(record))
        .filter(entry -> producer.map(id -> id == entry.getValue().producer()).orElse(true))
        .flatMap(
            entry ->
                certainFailure(state.statuses(entry.getKey())).stream()
                    .map(failure -> Map.entry(entry.getValue(), failure)))
        .toList();
  }

  private static Optional<SendStatus.Failed> certainFailure(Set<Status> statuses) {
    boolean certain = statuses.stream().allMatch(SendStatus.Failed.class::isInstance);
    return certain
        ? statuses.stream()
            .map(SendStatus.Failed.class::cast)
            .min(Comparator.comparing(SendStatus.Failed::shown))
        : Optional.empty();
  }
}
