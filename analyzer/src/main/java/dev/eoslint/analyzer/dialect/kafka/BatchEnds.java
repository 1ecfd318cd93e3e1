package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Reply;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.AheadOffsets;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Offsets behind all polled records, where not all of them may have been processed.
 *
 * <p>Source: {@code KafkaConsumer.position} is the offset of the next record to fetch; {@code
 * ConsumerRecords.nextOffsets} (KIP-1094) lies behind all records.
 */
final class BatchEnds {

  private static final String BATCH_END = "offset behind the polled records";

  private final ApplicationFacts facts;

  BatchEnds(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Returns a value that remembers that it lies behind all polled records. */
  static AbstractValue value(Set<Integer> sources, Invocation invocation) {
    return new AbstractValue.Opaque(
        Optional.empty(), sources, Optional.of(new Reply(marker(invocation), false)));
  }

  private static int marker(Invocation invocation) {
    State state = invocation.state();
    Optional<Integer> known = state.singleton(BATCH_END);
    if (known.isPresent()) {
      return known.get();
    }
    int created =
        state.allocate(
            new LibraryObject(
                JavaType.library(BATCH_END), Optional.of(invocation.site()), Map.of()));
    state.rememberSingleton(BATCH_END, created);
    return created;
  }

  /** Returns whether {@code value} is such a value itself. */
  static boolean isOne(AbstractValue value, State state) {
    return value
        .reply()
        .filter(reply -> !reply.negated())
        .flatMap(reply -> state.object(reply.question()))
        .filter(LibraryObject.class::isInstance)
        .filter(object -> ((LibraryObject) object).type().is(BATCH_END))
        .isPresent();
  }

  /** Notes that the records of a consumer are left before all of them are processed. */
  static void leavesEarly(AbstractValue elements, Site loop, State state) {
    for (int consumer : Sources.of(elements, state)) {
      state.changeStatuses(
          consumer,
          status ->
              status instanceof ConsumerStatus.Polled polled && isProcessed(polled, loop)
                  ? polled.with(polled.round().leftAt(loop))
                  : status);
    }
  }

  /** A consumer that was set to a position before the jump may stand at what is left. */
  private static boolean isProcessed(ConsumerStatus.Polled polled, Site loop) {
    return !polled.round().positioned()
        && polled.round().transaction().filter(scope -> scope.sendsIn(loop)).isPresent();
  }

  /** Notes which of the offsets that {@code invocation} sends lie ahead of what was processed. */
  void sent(List<Integer> consumers, Invocation invocation) {
    AbstractValue offsets = invocation.argument(0).orElseGet(AbstractValue::opaque);
    State state = invocation.state();
    boolean all = isOne(offsets, state);
    for (int object : Sources.reachable(offsets, state)) {
      for (Status status : state.statuses(object)) {
        if (status instanceof OffsetStatus.SkippingOffset skipping) {
          add(
              AheadOffsets.Kind.RECORDS_SKIPPED,
              skipping.creation(),
              invocation.site(),
              invocation);
        }
        all |= status instanceof OffsetStatus.PositionOffset;
      }
    }
    if (all) {
      consumers.stream()
          .flatMap(consumer -> PipelineJoining.polls(consumer, state).stream())
          .flatMap(poll -> poll.round().leftEarly().stream())
          .forEach(
              loop -> add(AheadOffsets.Kind.LOOP_LEFT_EARLY, invocation.site(), loop, invocation));
    }
  }

  private void add(AheadOffsets.Kind kind, Site site, Site other, Invocation invocation) {
    facts
        .consuming()
        .addAheadOffsets(new AheadOffsets(kind, site, other, invocation.frame().path()));
  }
}
