package dev.eoslint.analyzer.model;

/**
 * An exception handler of the project that tells Kafka Streams to go on whatever happened, and does
 * no more than log it.
 *
 * @param className its qualified name
 * @param declaration where it is declared
 */
public record DroppingHandler(String className, Site declaration) {}
