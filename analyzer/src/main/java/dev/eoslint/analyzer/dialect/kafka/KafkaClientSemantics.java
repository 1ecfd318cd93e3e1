package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.Handlers;
import dev.eoslint.analyzer.dialect.container.SingletonBeans;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Failure;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.java.value.jdk.ProcessExits;
import dev.eoslint.analyzer.kafka.ConfigConstants;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What kafka-clients do, for everything that is not a producer or consumer itself. */
public final class KafkaClientSemantics implements LibrarySemantics {

  /** Attribute of a record to send: its topic. */
  public static final String TOPIC = "topic";

  private static final String CONTENT = "content";

  private static final String CLIENTS = "org.apache.kafka.clients.";

  private final ConfigConstants constants;
  private final ApplicationFacts facts;
  private final ProducerSemantics producers;
  private final ConsumerSemantics consumers;
  private final ShareConsumers shareConsumers;
  private final OffsetSemantics offsets;
  private final ExecutionEnds ends;
  private final PlainLoops loops;
  private final Resends resends;
  private final RedundantWaits waits;
  private final PlainSendResults results;
  private final HeldRecords held;

  /** Creates semantics that tell {@code facts} what they see. */
  public KafkaClientSemantics(ConfigConstants constants, ApplicationFacts facts) {
    this.constants = constants;
    this.facts = facts;
    this.waits = new RedundantWaits(facts);
    this.results = new PlainSendResults(facts, waits);
    this.held = new HeldRecords(facts);
    this.producers = new ProducerSemantics(facts, results, waits, held);
    this.consumers = new ConsumerSemantics(facts);
    this.shareConsumers = new ShareConsumers(facts);
    this.offsets = new OffsetSemantics();
    this.ends = new ExecutionEnds(facts);
    this.loops = new PlainLoops(facts);
    this.resends = new Resends(facts);
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return KafkaTypes.isKnown(qualifiedName)
        || Handlers.isKnown(qualifiedName)
        || SingletonBeans.isKnown(qualifiedName)
        || BeanMethods.isKnown(qualifiedName);
  }

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    Optional<JavaType> asked = Optional.of(type);
    return KafkaTypes.isProducer(asked)
            || KafkaTypes.isConsumer(asked)
            || KafkaTypes.isShareConsumer(asked)
        ? Optional.of(new LibraryObject(type, Optional.empty(), Map.of()))
        : Optional.empty();
  }

  /** Without it, a path that does not call the producer would seem to agree with all others. */
  @Override
  public Optional<Status> statusFromOutside(JavaType type) {
    return KafkaTypes.isProducer(Optional.of(type))
        ? Optional.of(new ProducerStatus.Unseen())
        : Optional.empty();
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    if (typeName.equals(KafkaTypes.ISOLATION_LEVEL)) {
      return Optional.of(AbstractValue.known(textOfEnum(field), site));
    }
    return constants.value(typeName, field).map(value -> AbstractValue.known(value, site));
  }

  /**
   * The text that {@code IsolationLevel.toString} gives since clients 3.1, and that users of older
   * ones make of it; the name of the constant is another text, which Kafka rejects.
   */
  private static String textOfEnum(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    loops.attempts(invocation);
    resends.attempts(invocation);
    if (endsProcess(invocation) || ClosingMethods.isOne(invocation)) {
      return Optional.of(List.of());
    } else if (invocation.type().filter(type -> KafkaTypes.isData(type.name())).isPresent()) {
      return Optional.of(List.of());
    } else if (invocation.method().equals("<init>")) {
      return otherFailures(invocation);
    } else if (KafkaTypes.isProducer(invocation.type())) {
      startFollowing(invocation);
      return Optional.of(ProducerFailures.of(invocation));
    } else if (KafkaTypes.isConsumer(invocation.type())) {
      consumers.attempts(invocation);
      return Optional.of(consumerFailures(invocation));
    }
    return results.failures(invocation).or(() -> otherFailures(invocation));
  }

  /** Clients throw nothing that a method has to declare. */
  private static Optional<List<Failure>> otherFailures(Invocation invocation) {
    return invocation
        .type()
        .filter(type -> type.name().startsWith(CLIENTS))
        .map(type -> List.of(Failure.of(Failure.UNCHECKED)));
  }

  /**
   * Consumers are woken up in what they wait for.
   *
   * <p>Source: {@code KafkaConsumer.close}, which {@code wakeup} does not interrupt.
   */
  private static List<Failure> consumerFailures(Invocation invocation) {
    Failure unchecked = Failure.of(Failure.UNCHECKED);
    return invocation.method().equals("close")
        ? List.of(unchecked)
        : List.of(Failure.of(KafkaExceptions.WAKEUP), unchecked);
  }

  /** A producer from outside has no protocol state before its first call. */
  private static void startFollowing(Invocation invocation) {
    State state = invocation.state();
    invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
        .filter(producer -> state.statuses(producer).isEmpty())
        .forEach(producer -> state.setStatus(producer, new ProducerStatus.Unseen()));
  }

  @Override
  public Optional<String> superClassOf(String exception) {
    return KafkaExceptions.superClassOf(exception);
  }

  @Override
  public boolean throwsOnly(String exception) {
    return KafkaExceptions.isKafkas(exception);
  }

  @Override
  public boolean takesBack(String method) {
    return method.equals(ProducerCall.Kind.ABORT.method());
  }

  @Override
  public void executionEnds(State state, Optional<String> exception, int detachments) {
    ends.executionEnds(state, exception, detachments);
    producers.executionEnds(state, exception.isEmpty(), detachments);
    if (exception.isEmpty()) {
      held.executionEnds(state, detachments);
    }
  }

  @Override
  public void resultDropped(AbstractValue result, Site call, State state, Frame frame) {
    results.dropped(result, call, state, frame);
  }

  @Override
  public void calledAgain(
      MethodSymbol method, List<AbstractValue> arguments, Site call, State state, Frame frame) {
    results.calledAgain(method, arguments, call, state, frame);
  }

  @Override
  public void leavesEarly(AbstractValue elements, Site loop, State state) {
    BatchEnds.leavesEarly(elements, loop, state);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Abandonment.noteWaiting(invocation);
    StopSignals.note(invocation);
    if (endsProcess(invocation)) {
      producers.exits(invocation);
      invocation.state().markUnreachable();
      return Optional.of(AbstractValue.opaque());
    } else if (ClosingMethods.isOne(invocation)) {
      ClosingMethods.close(invocation);
      return Optional.of(AbstractValue.opaque());
    }
    loops.called(invocation);
    consumers.called(invocation);
    HeldRecords.called(invocation);
    StaticMembers.called(invocation);
    waits.called(invocation);
    if (KafkaTypes.isProducer(invocation.type())) {
      return producers.call(invocation);
    } else if (KafkaTypes.isConsumer(invocation.type())) {
      return consumers.call(invocation);
    } else if (KafkaTypes.isShareConsumer(invocation.type())) {
      return shareConsumers.call(invocation);
    } else if (invocation.creates(KafkaTypes.PRODUCER_RECORD)) {
      return Optional.of(described(KafkaTypes.PRODUCER_RECORD, invocation));
    } else if (invocation.creates(KafkaTypes.TOPIC_PARTITION)) {
      return Optional.of(described(KafkaTypes.TOPIC_PARTITION, invocation));
    } else if (invocation.calls(KafkaTypes.PARTITION_INFO, TOPIC)
        || invocation.calls(KafkaTypes.TOPIC_PARTITION, TOPIC)) {
      return invocation
          .receiverAs(LibraryObject.class)
          .flatMap(partition -> partition.attribute(TOPIC));
    }
    NextOffsets.note(invocation, facts);
    Optional<AbstractValue> looked = producers.callOnResult(invocation);
    return results
        .call(invocation)
        .or(() -> looked)
        .or(() -> offsets.call(invocation))
        .or(() -> Batches.call(invocation));
  }

  /** Kafka's own {@code Exit} ends the process unless a test says otherwise. */
  private static boolean endsProcess(Invocation invocation) {
    return ProcessExits.isExit(invocation)
        || invocation.calls(KafkaTypes.EXIT, "exit")
        || invocation.calls(KafkaTypes.EXIT, "halt");
  }

  /**
   * Returns the topic that {@code value} names: itself a text, or the topic of the records or
   * partitions that it can be.
   */
  public static Value topicOf(AbstractValue value, State state) {
    List<LibraryObject> objects = state.objects(value, LibraryObject.class);
    if (objects.isEmpty()) {
      return value.asValue();
    }
    return Value.oneOf(
        objects.stream()
            .map(object -> object.attribute(TOPIC).orElseGet(AbstractValue::opaque))
            .map(AbstractValue::asValue)
            .toList());
  }

  /** Returns an object that remembers its topic and what flows into it. */
  private static AbstractValue described(String type, Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    invocation.argument(0).ifPresent(topic -> attributes.put(TOPIC, topic));
    attributes.put(
        CONTENT,
        AbstractValue.derivedFrom(Sources.ofAll(invocation.arguments(), invocation.state())));
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), attributes));
  }
}
