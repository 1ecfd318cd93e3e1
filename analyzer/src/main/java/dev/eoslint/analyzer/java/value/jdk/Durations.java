package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import java.util.Optional;

/** What is known of values of {@code java.time.Duration}. */
public final class Durations {

  /** Attribute of a duration: its length. */
  static final String NANOSECONDS = "nanoseconds";

  private Durations() {}

  /** Returns whether {@code value} is certainly no time at all: a duration or a number. */
  public static boolean isZero(AbstractValue value, State state) {
    Optional<String> length =
        state
            .object(value, LibraryObject.class)
            .flatMap(duration -> duration.attribute(NANOSECONDS))
            .flatMap(AbstractValue::text);
    return length.or(value::text).filter("0"::equals).isPresent();
  }
}
