package dev.eoslint.proofs;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Leaves values as they are, and does one more thing when it meets a certain one. */
final class Conversion implements UnaryOperator<String> {

  private final String value;
  private final Runnable once;
  private boolean done;

  private Conversion(String value, Runnable once) {
    this.value = value;
    this.once = once;
  }

  /** Returns a conversion that always works. */
  static Conversion flawless() {
    return new Conversion("", () -> {});
  }

  /**
   * Returns a conversion that throws {@code IllegalArgumentException} when it first meets a value.
   */
  static Conversion failingOnceAt(String value) {
    return meeting(
        value,
        () -> {
          throw new IllegalArgumentException("cannot convert " + value);
        });
  }

  /** Returns a conversion that runs {@code action} when it first meets a value. */
  static Conversion meeting(String value, Runnable action) {
    return new Conversion(value, action);
  }

  /** Returns values that are converted one by one, when they are asked for. */
  static Iterable<String> lazily(UnaryOperator<String> conversion, String... values) {
    return () -> Stream.of(values).map(conversion).iterator();
  }

  @Override
  public String apply(String met) {
    if (!done && met.equals(value)) {
      done = true;
      once.run();
    }
    return met;
  }
}
