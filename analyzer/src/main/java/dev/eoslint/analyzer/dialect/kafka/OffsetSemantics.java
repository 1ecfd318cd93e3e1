package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Opaque;
import dev.eoslint.analyzer.java.value.AbstractValue.Reply;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Offsets of records, the objects that carry them, and metadata of consumer groups. */
final class OffsetSemantics {

  /** Attribute of group metadata that is made by hand: the group id. */
  static final String GROUP_ID = "group id";

  private static final String OFFSET = "offset of a record";
  private static final String CONTENT = "content";

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.calls(KafkaTypes.CONSUMER_RECORD, "offset")) {
      return Optional.of(offset(invocation));
    } else if (invocation.calls(KafkaTypes.CONSUMER_RECORDS, "nextOffsets")) {
      return Optional.of(BatchEnds.value(invocation.derivedResult().sources(), invocation));
    } else if (invocation.calls(KafkaTypes.GROUP_METADATA, "groupId")) {
      return Optional.of(AbstractValue.ofType(JavaType.library("java.lang.String")));
    } else if (invocation.creates(KafkaTypes.OFFSET_AND_METADATA)) {
      return Optional.of(offsetAndMetadata(invocation));
    } else if (invocation.creates(KafkaTypes.GROUP_METADATA)) {
      return Optional.of(groupMetadata(invocation));
    }
    return Optional.empty();
  }

  /** The value remembers that it is the offset itself; what is computed from it does not. */
  private static AbstractValue offset(Invocation invocation) {
    Set<Integer> sources =
        Batches.without(
            Sources.ofAll(
                invocation.receiver().map(List::of).orElseGet(List::of), invocation.state()),
            invocation.state());
    int offset = marker(invocation);
    Set<Integer> marked = new TreeSet<>(sources);
    marked.add(offset);
    return new Opaque(Optional.empty(), marked, Optional.of(new Reply(offset, false)));
  }

  /** One object stands for all offsets that are read at one place. */
  private static int marker(Invocation invocation) {
    State state = invocation.state();
    String name = OFFSET + " at " + invocation.site();
    Optional<Integer> known = state.singleton(name);
    if (known.isPresent()) {
      return known.get();
    }
    int created =
        state.allocate(
            new LibraryObject(JavaType.library(OFFSET), Optional.of(invocation.site()), Map.of()));
    state.rememberSingleton(name, created);
    return created;
  }

  private static AbstractValue offsetAndMetadata(Invocation invocation) {
    State state = invocation.state();
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    attributes.put(
        CONTENT, AbstractValue.derivedFrom(Sources.ofAll(invocation.arguments(), state)));
    int object =
        state.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.OFFSET_AND_METADATA),
                Optional.of(invocation.site()),
                attributes));
    if (invocation.argument(0).filter(offset -> isOffsetOfRecord(offset, state)).isPresent()) {
      state.setStatus(object, new OffsetStatus.LastOffset(invocation.site()));
    } else if (invocation
        .argument(0)
        .filter(offset -> BatchEnds.isOne(offset, state))
        .isPresent()) {
      state.setStatus(object, new OffsetStatus.PositionOffset(invocation.site()));
    } else if (invocation.argument(0).filter(offset -> skips(offset, state)).isPresent()) {
      state.setStatus(object, new OffsetStatus.SkippingOffset(invocation.site()));
    }
    return new AbstractValue.Reference(object);
  }

  private static boolean isOffsetOfRecord(AbstractValue value, State state) {
    return value
        .reply()
        .filter(reply -> !reply.negated())
        .flatMap(reply -> state.object(reply.question()))
        .filter(LibraryObject.class::isInstance)
        .filter(object -> ((LibraryObject) object).type().is(OFFSET))
        .isPresent();
  }

  /** Whether a number above one is added to the offset of a record. */
  private static boolean skips(AbstractValue value, State state) {
    boolean ofRecord =
        value.sources().stream()
            .flatMap(source -> state.object(source).stream())
            .anyMatch(object -> object instanceof LibraryObject it && it.type().is(OFFSET));
    return ofRecord
        && value.asValue() instanceof Value.Composite sum
        && sum.parts().size() == 2
        && sum.parts().get(0) instanceof Value.Unknown
        && sum.parts().get(1).text().filter(added -> added.matches("[2-9]")).isPresent();
  }

  private static AbstractValue groupMetadata(Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    if (invocation.arguments().size() == 1) {
      attributes.put(GROUP_ID, invocation.arguments().get(0));
    }
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library(KafkaTypes.GROUP_METADATA),
                Optional.of(invocation.site()),
                attributes));
  }
}
