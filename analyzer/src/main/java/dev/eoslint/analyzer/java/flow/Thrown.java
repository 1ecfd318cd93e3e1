package dev.eoslint.analyzer.java.flow;

/**
 * What is known of the type of a thrown exception.
 *
 * @param type qualified name of its class, or of a super class
 * @param exact whether it is an instance of that class itself, as far as handlers can tell
 */
record Thrown(String type, boolean exact) {

  /** An exception of which nothing is known. */
  static final Thrown ANYTHING = new Thrown("java.lang.Throwable", false);
}
