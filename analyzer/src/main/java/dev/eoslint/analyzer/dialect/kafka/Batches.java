package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Opaque;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The objects that stand for the records of one poll each. */
final class Batches {

  private static final String TYPE = "records of a poll";

  /** What records say of themselves besides their content. */
  private static final Set<String> ABOUT_RECORDS =
      Set.of(
          "offset",
          "partition",
          "partitions",
          "topic",
          "timestamp",
          "timestampType",
          "leaderEpoch",
          "serializedKeySize",
          "serializedValueSize",
          "count",
          "isEmpty",
          "size",
          "nextOffsets");

  private Batches() {}

  static HeapObject object(Site poll) {
    return new LibraryObject(JavaType.library(TYPE), Optional.of(poll), Map.of());
  }

  private static boolean isBatch(int id, State state) {
    return state
        .object(id)
        .filter(LibraryObject.class::isInstance)
        .filter(object -> ((LibraryObject) object).type().is(TYPE))
        .isPresent();
  }

  /** Returns all batches. */
  static Set<Integer> all(State state) {
    Set<Integer> found = new TreeSet<>();
    for (int id : state.objectsWithStatus()) {
      if (state.statuses(id).stream().anyMatch(Batch.class::isInstance)) {
        found.add(id);
      }
    }
    return found;
  }

  /** Returns the batches that were polled last. */
  static Set<Integer> current(State state) {
    Set<Integer> found = new TreeSet<>();
    for (int id : state.objectsWithStatus()) {
      for (Status status : state.statuses(id)) {
        if (status instanceof Batch batch && batch.stage() == Batch.Stage.CURRENT) {
          found.add(id);
        }
      }
    }
    return found;
  }

  /** Returns the batches of one consumer. */
  static Set<Integer> all(int consumer, State state) {
    Set<Integer> found = new TreeSet<>();
    for (int id : state.objectsWithStatus()) {
      for (Status status : state.statuses(id)) {
        if (status instanceof Batch batch && batch.consumer() == consumer) {
          found.add(id);
        }
      }
    }
    return found;
  }

  /** Returns the batches whose content flows into {@code values}. */
  static Set<Integer> among(Collection<AbstractValue> values, State state) {
    Set<Integer> found = Sources.ofAll(values, state);
    found.removeIf(source -> !isBatch(source, state));
    return found;
  }

  /** Returns {@code sources} without batches. */
  static Set<Integer> without(Set<Integer> sources, State state) {
    Set<Integer> left = new TreeSet<>(sources);
    left.removeIf(source -> isBatch(source, state));
    return left;
  }

  /** Returns what a call on records yields that says nothing of their content. */
  static Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.calls(KafkaTypes.CONSUMER_RECORDS, "records")) {
      return Optional.of(collection("java.util.List", invocation));
    } else if (invocation.calls(KafkaTypes.CONSUMER_RECORDS, "iterator")) {
      return Optional.of(collection("java.util.Iterator", invocation));
    } else if (invocation.calls(KafkaTypes.CONSUMER_RECORDS, "spliterator")) {
      return Optional.of(collection("java.util.Spliterator", invocation));
    }
    boolean known =
        invocation
            .type()
            .filter(
                type -> type.is(KafkaTypes.CONSUMER_RECORDS) || type.is(KafkaTypes.CONSUMER_RECORD))
            .isPresent();
    boolean about =
        (known || invocation.type().isEmpty())
            && invocation.arguments().isEmpty()
            && ABOUT_RECORDS.contains(invocation.method());
    Set<Integer> sources =
        about
            ? Sources.ofAll(
                invocation.receiver().map(List::of).orElseGet(List::of), invocation.state())
            : Set.of();
    return sources.stream().anyMatch(source -> isBatch(source, invocation.state()))
        ? Optional.of(AbstractValue.derivedFrom(without(sources, invocation.state())))
        : Optional.empty();
  }

  private static AbstractValue collection(String type, Invocation invocation) {
    return new Opaque(
        Optional.of(
            new JavaType(
                type, List.of(JavaType.library(KafkaTypes.CONSUMER_RECORD)), 0, Optional.empty())),
        Sources.ofAll(invocation.receiver().map(List::of).orElseGet(List::of), invocation.state()));
  }

  /** Returns whether the only argument of a commit is no map of offsets. */
  static boolean isTimeLimitOrCallback(AbstractValue value, State state) {
    if (value instanceof AbstractValue.Scalar
        || state.object(value, Closure.class).isPresent()
        || state.object(value, Instance.class).isPresent()) {
      return true;
    }
    Optional<JavaType> type =
        state
            .object(value, LibraryObject.class)
            .map(LibraryObject::type)
            .or(() -> value instanceof Opaque opaque ? opaque.type() : Optional.empty());
    return type.filter(
            known ->
                known.is("java.time.Duration")
                    || known.is(KafkaTypes.CONSUMERS + "OffsetCommitCallback"))
        .isPresent();
  }
}
