package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ShareConsumer;
import dev.eoslint.analyzer.model.ShareUse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** {@code KafkaShareConsumer}: consumers of share groups, and what transactions get of them. */
final class ShareConsumers {

  private final ApplicationFacts facts;

  ShareConsumers(ApplicationFacts facts) {
    this.facts = facts;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return Optional.of(create(invocation));
    }
    List<Integer> consumers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    if (!invocation.method().equals("poll")) {
      return Optional.of(AbstractValue.opaque());
    }
    consumers.forEach(consumer -> poll(consumer, invocation));
    return Optional.of(
        new AbstractValue.Opaque(Optional.of(KafkaTypes.records()), new TreeSet<>(consumers)));
  }

  private AbstractValue create(Invocation invocation) {
    State state = invocation.state();
    facts
        .consuming()
        .addShareConsumer(
            new ShareConsumer(
                invocation.site(),
                ConfigView.of(
                    ClientRole.CONSUMER,
                    invocation.argument(0).orElseGet(AbstractValue::opaque),
                    state,
                    List.of())));
    return state.reference(
        new LibraryObject(
            JavaType.library(KafkaTypes.KAFKA_SHARE_CONSUMER),
            Optional.of(invocation.site()),
            Map.of()));
  }

  private static void poll(int consumer, Invocation invocation) {
    invocation
        .state()
        .setStatus(
            consumer,
            new SharePolled(
                invocation.site(), invocation.frame().loops(), invocation.frame().detachments()));
  }

  /** Notes what of {@code sources} a transaction is given that comes from share groups. */
  void noteUses(
      ShareUse.Kind kind, Set<Integer> sources, InTransaction transaction, Invocation invocation) {
    for (int source : sources) {
      for (Status status : invocation.state().statuses(source)) {
        if (status instanceof SharePolled polled) {
          note(kind, polled, transaction, invocation);
        }
      }
    }
  }

  /** Offsets that come from no other consumer belong to the share group of the same loop. */
  void noteOffsetsBeside(InTransaction transaction, Invocation invocation) {
    State state = invocation.state();
    for (int object : new TreeSet<>(state.objectsWithStatus())) {
      for (Status status : state.statuses(object)) {
        if (status instanceof SharePolled polled
            && polled.detachments() == transaction.detachments()
            && !polled.loops().isEmpty()
            && transaction.loops().containsAll(polled.loops())) {
          note(ShareUse.Kind.OFFSETS, polled, transaction, invocation);
        }
      }
    }
  }

  private void note(
      ShareUse.Kind kind, SharePolled polled, InTransaction transaction, Invocation invocation) {
    facts
        .consuming()
        .addShareUse(
            new ShareUse(kind, polled.site(), transaction.scope().begin(), invocation.site()));
  }
}
