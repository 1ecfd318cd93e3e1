package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * A producer that is given up with records that nothing waits for: it goes out of reach, neither
 * closed nor flushed, or is closed by a call that does not wait.
 *
 * @param producer the producer
 * @param send a call of {@code send} after which it happens
 * @param closedAtOnce the call of {@code close} with no time at all; absent if nothing closes it
 */
public record AbandonedProducer(Producer producer, Site send, Optional<Site> closedAtOnce) {}
