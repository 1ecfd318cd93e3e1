package dev.eoslint.proofs;

import java.util.List;
import java.util.Objects;

/** Puts what was observed into words. */
final class Text {

  private Text() {}

  /** Lists values, in the order in which they came. */
  static String of(String... values) {
    return of(List.of(values));
  }

  /** Lists values, in the order in which they came. */
  static String of(List<String> values) {
    return String.join(", ", values);
  }

  /** Names the cause of an exception. */
  static String ofCause(Throwable exception) {
    return of(Objects.requireNonNull(exception.getCause()));
  }

  /** Names an exception. */
  static String of(Throwable exception) {
    return exception.getClass().getSimpleName();
  }
}
