package dev.eoslint.analyzer.java.value;

import java.util.Optional;

/**
 * What causes an exception that a call of a library throws.
 *
 * @param exception qualified name of the class of the cause, of which handlers have to expect one
 *     that is none of its sub classes; absent when there is no cause
 */
public record Cause(Optional<String> exception) {

  /** Returns that an exception has no cause. */
  public static Cause none() {
    return new Cause(Optional.empty());
  }

  /** Returns that an exception is caused by one of the class {@code exception}. */
  public static Cause of(String exception) {
    return new Cause(Optional.of(exception));
  }
}
