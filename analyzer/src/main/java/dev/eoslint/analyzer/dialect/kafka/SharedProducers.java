package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.SingletonBeans;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells which producers all threads of a program share. */
final class SharedProducers {

  /** A bean holds an object that holds the producer. */
  private static final int DEEPEST = 3;

  private SharedProducers() {}

  /**
   * Returns whether {@code producer} is held by a static field or a bean of which there is one, and
   * is there before a thread asks for it.
   */
  static boolean isShared(int producer, State state, ApplicationFacts facts) {
    return state.objectIds().stream()
        .flatMap(id -> state.object(id, Instance.class).stream())
        .filter(holder -> holder.creation().isEmpty() && !holder.isHandedOut())
        .filter(holder -> sharesWithAll(holder, producer, state))
        .findFirst()
        .filter(holder -> isMadeOnce(facts.creation(producer), holder.type().project()))
        .isPresent();
  }

  private static boolean sharesWithAll(Instance holder, int producer, State state) {
    List<String> leading =
        holder.fields().entrySet().stream()
            .filter(field -> leadsTo(field.getValue(), producer, state, DEEPEST))
            .map(Map.Entry::getKey)
            .toList();
    return leading.stream().anyMatch(field -> isStatic(field, holder))
        || (!leading.isEmpty() && isOne(holder.type()));
  }

  private static boolean isOne(TypeSymbol type) {
    return SingletonBeans.contains(type) || BeanMethods.makeOne(type);
  }

  private static boolean isStatic(String field, Instance holder) {
    return holder.type().field(field).filter(each -> each.declaration().isStatic()).isPresent();
  }

  private static boolean leadsTo(AbstractValue value, int producer, State state, int depth) {
    return value.references().contains(producer)
        || (depth > 1
            && state.objects(value, Instance.class).stream()
                .flatMap(held -> held.fields().values().stream())
                .anyMatch(each -> leadsTo(each, producer, state, depth - 1)));
  }

  /** A producer that is only made where it is missing stays for the requests that follow. */
  private static boolean isMadeOnce(Optional<Frame> creation, JavaProject project) {
    return creation
        .map(frame -> frame.isStartup() || !frame.conditions().isEmpty())
        .orElseGet(() -> BeanMethods.makeOneProducer(project));
  }
}
