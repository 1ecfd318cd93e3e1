package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/** Tells values that are new at each execution. */
final class Randomness {

  private Randomness() {}

  /** Returns what makes {@code value} new at each execution, for people, if that is certain. */
  static Optional<String> of(AbstractValue value) {
    return of(value.asValue());
  }

  private static Optional<String> of(Value value) {
    if (value instanceof Value.Random random) {
      return Optional.of(random.evidence());
    } else if (value instanceof Value.Composite composite) {
      return composite.parts().stream().flatMap(part -> of(part).stream()).findFirst();
    } else if (value instanceof Value.OneOf oneOf) {
      return oneOf.alternatives().stream().allMatch(each -> of(each).isPresent())
          ? of(oneOf.alternatives().get(0))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
