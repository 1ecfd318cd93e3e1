package dev.eoslint.analyzer.model;

/**
 * A producer that goes out of reach with records that nothing waits for, neither closed nor
 * flushed.
 *
 * @param producer the producer
 * @param send a call of {@code send} after which it happens
 */
public record AbandonedProducer(Producer producer, Site send) {}
