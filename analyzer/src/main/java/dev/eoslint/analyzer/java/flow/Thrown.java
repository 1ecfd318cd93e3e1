package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.Failure;

/**
 * What is known of the type of a thrown exception.
 *
 * @param type qualified name of its class, or of a super class
 * @param exact whether it is an instance of that class itself, as far as handlers can tell
 */
record Thrown(String type, boolean exact) {

  /** An exception of which nothing is known. */
  static final Thrown ANYTHING = new Thrown(Failure.ANYTHING, false);

  /** Returns what a failed library call throws. */
  static Thrown by(Failure failure) {
    boolean vague =
        failure.exception().equals(Failure.ANYTHING)
            || failure.exception().equals(Failure.UNCHECKED);
    return new Thrown(failure.exception(), !vague);
  }

  /** Returns whether it can be many exceptions. */
  boolean isVague() {
    return !exact && (type.equals(Failure.ANYTHING) || type.equals(Failure.UNCHECKED));
  }
}
