package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.SendingFacts;
import dev.eoslint.analyzer.java.flow.TreeWalk;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.java.value.jdk.Durations;
import dev.eoslint.analyzer.model.Site;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Records that a producer may still hold in its buffer.
 *
 * <p>Source: {@code KafkaProducer.send} appends to {@code RecordAccumulator}; the thread that sends
 * is a daemon and ends with the process. {@code flush} and {@code close} wait for it.
 */
final class HeldRecords {

  private static final String HOLDS = "holds records";
  private static final String GIVEN = "given to a library";

  /** Calls that wait for something else give the producer time to send what it holds. */
  private static final Set<String> WAITS =
      Set.of(
          "sleep",
          "await",
          "join",
          "awaitTermination",
          "waitFor",
          "wait",
          "acquire",
          "take",
          "read",
          "readLine",
          "nextLine");

  private final ApplicationFacts facts;

  HeldRecords(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Notes that {@code producer} is given a record. */
  static void sent(int producer, Invocation invocation) {
    State state = invocation.state();
    set(producer, AbstractValue.known("true", invocation.site()), state);
  }

  /** Notes that what {@code producer} holds was waited for. */
  static void waitedFor(int producer, State state) {
    set(producer, AbstractValue.opaque(), state);
  }

  private static void set(int producer, AbstractValue holds, State state) {
    library(producer, state).ifPresent(object -> state.update(producer, object.with(HOLDS, holds)));
  }

  private static Optional<LibraryObject> library(int object, State state) {
    return state.object(object, LibraryObject.class);
  }

  /** Notes that some call may take its time, or may keep the producers that it is given. */
  static void called(Invocation invocation) {
    State state = invocation.state();
    invocation.arguments().stream()
        .flatMap(argument -> argument.references().stream())
        .filter(id -> library(id, state).filter(HeldRecords::isProducer).isPresent())
        .forEach(
            id ->
                library(id, state).ifPresent(each -> state.update(id, asGiven(each, invocation))));
    boolean waits =
        WAITS.contains(invocation.method())
            || (invocation.method().equals("get")
                && invocation.type().filter(HeldRecords::isFuture).isPresent());
    if (waits) {
      state.objectsWithStatus().stream()
          .filter(id -> library(id, state).flatMap(object -> object.attribute(HOLDS)).isPresent())
          .forEach(id -> waitedFor(id, state));
    }
  }

  private static boolean isProducer(LibraryObject object) {
    return KafkaTypes.isProducer(Optional.of(object.type()));
  }

  private static LibraryObject asGiven(LibraryObject producer, Invocation invocation) {
    return producer.with(GIVEN, AbstractValue.known("true", invocation.site()));
  }

  private static boolean isFuture(JavaType type) {
    return type.name().startsWith("java.util.concurrent.") && type.name().endsWith("Future");
  }

  /** Notes the producers that an execution leaves behind with records. */
  void executionEnds(State state, int detachments) {
    for (int object : state.objectsWithStatus()) {
      Optional<ClientSighting> client = facts.client(object);
      Optional<LibraryObject> producer = library(object, state);
      if (client.isPresent()
          && producer.filter(each -> isLeft(each, object, state, detachments)).isPresent()) {
        note(producer.get(), client.get(), Optional.empty());
      }
    }
  }

  private void note(LibraryObject producer, ClientSighting client, Optional<Site> closedAtOnce) {
    producer
        .attribute(HOLDS)
        .flatMap(holds -> holds.asValue().origins().stream().findFirst())
        .map(send -> new SendingFacts.Abandoned(client, send, closedAtOnce))
        .ifPresent(facts.sending()::add);
  }

  /** Notes that {@code producer} is about to be closed: without any time it drops what it holds. */
  void closes(int producer, Invocation close) {
    State state = close.state();
    boolean atOnce =
        close.argument(0).filter(timeout -> Durations.isZero(timeout, state)).isPresent();
    if (atOnce && isOnOrdinaryWay(producer, close.frame())) {
      library(producer, state)
          .filter(each -> holdsAlone(each, producer, state, close.frame().detachments()))
          .ifPresent(
              each ->
                  facts
                      .client(producer)
                      .ifPresent(client -> note(each, client, Optional.of(close.site()))));
    }
  }

  /** After a failure, or where something decides on the way to close, records may not matter. */
  private boolean isOnOrdinaryWay(int producer, Frame frame) {
    return !frame.handlesException()
        && !frame.isPerhapsRun()
        && facts
            .creation(producer)
            .filter(created -> created.conditions().containsAll(frame.conditions()))
            .isPresent();
  }

  private static boolean isLeft(LibraryObject producer, int id, State state, int detachments) {
    return holdsAlone(producer, id, state, detachments)
        && state.objectIds().stream()
            .flatMap(other -> state.object(other).stream())
            .noneMatch(other -> holds(other, id));
  }

  /** Whether it was made on this thread and has records that nothing else in view waits for. */
  private static boolean holdsAlone(LibraryObject producer, int id, State state, int detachments) {
    Set<Status> statuses = state.statuses(id);
    return producer.attribute(HOLDS).filter(holds -> holds.isKnown(true)).isPresent()
        && producer.attribute(GIVEN).isEmpty()
        && !statuses.isEmpty()
        && statuses.stream().allMatch(ProducerStatus.Created.class::isInstance)
        && producer
            .attribute(ProducerCreation.DETACHMENTS)
            .flatMap(AbstractValue::text)
            .filter(String.valueOf(detachments)::equals)
            .isPresent();
  }

  /** Returns whether {@code object} holds the producer, closures where their code names it. */
  static boolean holds(HeapObject object, int producer) {
    if (object instanceof Closure closure) {
      return uses(closure, producer);
    }
    return parts(object).stream().anyMatch(value -> value.references().contains(producer));
  }

  /** Returns what {@code object} holds; what a closure sees is not told. */
  static Collection<AbstractValue> parts(HeapObject object) {
    if (object instanceof Instance instance) {
      return instance.fields().values();
    } else if (object instanceof LibraryObject library) {
      return library.attributes().values();
    } else if (object instanceof Sequence sequence) {
      return sequence.elements();
    } else if (object instanceof ConfigMap map) {
      return map.entries().values().stream().map(Entry::value).toList();
    }
    return List.of();
  }

  /** A closure sees all variables around it; what it names is what it keeps. */
  private static boolean uses(Closure closure, int producer) {
    AtomicBoolean found = new AtomicBoolean();
    new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Name name
                  && Optional.ofNullable(closure.captured().get(name.identifier()))
                      .filter(value -> value.references().contains(producer))
                      .isPresent()) {
                found.set(true);
              }
            })
        .visit(closure.code());
    return found.get();
  }
}
