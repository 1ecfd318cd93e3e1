package dev.eoslint.analyzer.java.value;

import java.util.function.UnaryOperator;

/**
 * One way in which a call of a library can fail.
 *
 * @param exception qualified name of the class of the exception
 * @param effect what the failed call leaves of the protocol state that its receiver was in
 */
public record Failure(String exception, UnaryOperator<Status> effect) {

  /** Returns a failure that leaves its receiver as it was. */
  public static Failure of(String exception) {
    return new Failure(exception, UnaryOperator.identity());
  }
}
