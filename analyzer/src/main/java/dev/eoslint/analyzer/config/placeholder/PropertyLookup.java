package dev.eoslint.analyzer.config.placeholder;

import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/** Knows the values of properties that placeholders may name. */
@FunctionalInterface
public interface PropertyLookup {

  /** Knows no property. */
  PropertyLookup NONE = name -> Optional.empty();

  /** Returns the value of a property, with the place that defines it as its first origin. */
  Optional<Value> find(String name);
}
