package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.AbandonedSighting;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ClosingFacts;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.AbandonedTransaction.Means;
import java.util.Optional;
import java.util.Set;

/**
 * Producers that a loop without an end drives through transactions, and that nothing closes.
 *
 * <p>Source: {@code KafkaProducer} registers no shutdown hook; only its {@code close} aborts an
 * open transaction.
 */
final class UnclosedProducers {

  /** Annotations of methods that make something for the code around them, and for no container. */
  private static final Set<String> PLAIN = Set.of("Override", "SuppressWarnings", "PostConstruct");

  private final ApplicationFacts facts;

  UnclosedProducers(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** {@code producer} is about to begin a transaction. */
  void begins(int producer, Invocation invocation) {
    noteUnseenUse(producer, invocation.state());
    Optional<ClientSighting> client =
        facts.client(producer).filter(seen -> isOwnedByCode(producer, invocation.state()));
    if (client.isPresent() && !invocation.frame().repetitions().isEmpty()) {
      closings()
          .addDriven(
              new AbandonedSighting(
                  client.get().creation(),
                  Means.NEVER_CLOSED,
                  Optional.of(invocation.site()),
                  client,
                  client.get().path()),
              invocation.frame().detachments());
    }
  }

  /** {@code producer} is about to be closed. */
  void closes(int producer, Invocation invocation) {
    facts
        .client(producer)
        .ifPresentOrElse(
            closings()::addPerhapsClosed, () -> closings().addUnknownClosed(invocation.site()));
  }

  /** An execution ends, on its way or by an exception. */
  void executionEnds(State state, boolean normally, int detachments) {
    for (int producer : facts.created()) {
      noteUnseenUse(producer, state);
      if (normally) {
        facts.client(producer).ifPresent(client -> closings().addReturned(client, detachments));
      }
    }
  }

  private ClosingFacts closings() {
    return facts.protocol().closings();
  }

  private void noteUnseenUse(int producer, State state) {
    if (state.statuses(producer).contains(new ProducerStatus.Unseen())) {
      facts.client(producer).ifPresent(closings()::addPerhapsClosed);
    }
  }

  /** A container closes what it is given, and what others can reach they may close. */
  private boolean isOwnedByCode(int producer, State state) {
    return facts.creation(producer).stream()
            .flatMap(frame -> frame.entered().stream())
            .allMatch(UnclosedProducers::makesForCode)
        && state.objectIds().stream()
            .flatMap(id -> state.object(id).stream())
            .allMatch(object -> !holds(object, producer) || keepsForItself(object, producer));
  }

  private static boolean makesForCode(MethodSymbol method) {
    return method.declaration().isConstructor()
        || method.declaration().annotations().stream()
            .allMatch(annotation -> PLAIN.contains(annotation.name()));
  }

  private static boolean holds(HeapObject object, int producer) {
    return HeldRecords.parts(object).stream()
        .anyMatch(value -> value.references().contains(producer));
  }

  private static boolean keepsForItself(HeapObject object, int producer) {
    return object instanceof Instance instance
        && instance.fields().entrySet().stream()
            .filter(field -> field.getValue().references().contains(producer))
            .allMatch(field -> isHidden(field.getKey(), instance.type()));
  }

  private static boolean isHidden(String field, TypeSymbol type) {
    return type.field(field)
        .map(TypeSymbol.FieldSymbol::declaration)
        .map(Variable::modifiers)
        .filter(modifiers -> !modifiers.contains("public") && !modifiers.contains("protected"))
        .isPresent();
  }
}
