package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.java.value.AbstractValue;

/** What gets the elements of a publisher. */
interface Downstream {

  /** Takes an element. */
  void next(AbstractValue element, Path path);

  /** Takes notice that a {@code Mono} ends without an element. */
  default void empty(Path path) {}
}
