package dev.eoslint.analyzer.java.value;

import java.util.Optional;
import java.util.function.Function;

/**
 * One way in which a call of a library can fail.
 *
 * @param exception qualified name of the class of the exception
 * @param effect what the failed call leaves of the protocol state that its receiver was in; nothing
 *     when it cannot fail like this in that state
 * @param cause what causes the exception, if the library tells
 */
public record Failure(
    String exception, Function<Status, Optional<Status>> effect, Optional<Cause> cause) {

  /** The exception of a failure of which nothing is known. */
  public static final String ANYTHING = "java.lang.Throwable";

  /** An exception that no method has to declare. */
  public static final String UNCHECKED = "java.lang.RuntimeException";

  /** Creates a failure of whose cause nothing is known. */
  public Failure(String exception, Function<Status, Optional<Status>> effect) {
    this(exception, effect, Optional.empty());
  }

  /** Returns this failure with its cause. */
  public Failure with(Cause known) {
    return new Failure(exception, effect, Optional.of(known));
  }

  /** Returns a failure that leaves its receiver as it was. */
  public static Failure of(String exception) {
    return new Failure(exception, Optional::of);
  }
}
