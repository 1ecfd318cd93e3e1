package dev.eoslint.analyzer.java.value;

/**
 * A state of an object's protocol, for example of a producer's transaction. Semantics define their
 * own; a state of the program holds for each object the set of those that it can be in.
 */
public interface Status {}
