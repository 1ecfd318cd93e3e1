package dev.eoslint.analyzer.java.value;

import java.util.Optional;
import java.util.function.Function;

/**
 * One way in which a call of a library can fail.
 *
 * @param exception qualified name of the class of the exception
 * @param effect what the failed call leaves of the protocol state that its receiver was in; nothing
 *     when it cannot fail like this in that state
 */
public record Failure(String exception, Function<Status, Optional<Status>> effect) {

  /** The exception of a failure of which nothing is known. */
  public static final String ANYTHING = "java.lang.Throwable";

  /** An exception that no method has to declare. */
  public static final String UNCHECKED = "java.lang.RuntimeException";

  /** Returns a failure that leaves its receiver as it was. */
  public static Failure of(String exception) {
    return new Failure(exception, Optional::of);
  }
}
