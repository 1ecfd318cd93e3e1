package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sequences;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Questions to collections whose elements are all known: {@code anyMatch}, {@code contains}. */
final class ElementTests {

  private ElementTests() {}

  /**
   * Returns the answer to a question, where all elements are known.
   *
   * @param round where a predicate runs for one element
   */
  static Optional<AbstractValue> answer(
      AbstractValue collection, Supplier<Frame> round, Invocation invocation) {
    List<AbstractValue> elements = Sequences.fixed(collection, invocation.state());
    if (elements.isEmpty() || invocation.arguments().size() != 1) {
      return Optional.empty();
    }
    return switch (invocation.method()) {
      case "contains" -> contains(elements, invocation);
      case "anyMatch" -> Optional.of(match(elements, true, true, round.get(), invocation));
      case "noneMatch" -> Optional.of(match(elements, true, false, round.get(), invocation));
      case "allMatch" -> Optional.of(match(elements, false, false, round.get(), invocation));
      default -> Optional.empty();
    };
  }

  private static Optional<AbstractValue> contains(
      List<AbstractValue> elements, Invocation invocation) {
    Optional<String> asked = invocation.arguments().get(0).text();
    boolean known =
        asked.isPresent() && elements.stream().allMatch(element -> element.text().isPresent());
    return known
        ? Optional.of(
            truth(elements.stream().anyMatch(element -> element.text().equals(asked)), invocation))
        : Optional.empty();
  }

  /**
   * Runs the predicate for one element after the other, until one decides.
   *
   * @param decisive what the predicate says of an element that decides
   * @param decided the answer then
   */
  private static AbstractValue match(
      List<AbstractValue> elements,
      boolean decisive,
      boolean decided,
      Frame round,
      Invocation invocation) {
    boolean open = false;
    for (AbstractValue element : elements) {
      AbstractValue result =
          invocation
              .engine()
              .run(
                  invocation.arguments().get(0),
                  List.of(element),
                  invocation.state(),
                  round,
                  open ? Timing.MAYBE : Timing.IN_PLACE);
      if (result.isKnown(decisive)) {
        return truth(decided, invocation);
      }
      open |= !result.isKnown(!decisive);
    }
    return open ? invocation.derivedResult() : truth(!decided, invocation);
  }

  private static AbstractValue truth(boolean value, Invocation invocation) {
    return AbstractValue.known(Boolean.toString(value), invocation.site());
  }
}
