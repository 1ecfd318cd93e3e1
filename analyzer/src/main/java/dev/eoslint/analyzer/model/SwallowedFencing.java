package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * An abort that fails because the producer was fenced, in a handler behind one that takes {@code
 * ProducerFencedException} for the only error of that kind, and whose failure is swallowed.
 *
 * @param abort the abort
 * @param fallback the handler that aborts
 * @param swallowed the handler that what the abort throws comes to
 * @param next the next call on the producer, if it is in view; otherwise whoever calls the code
 *     again uses it
 */
public record SwallowedFencing(
    Site abort,
    ProducerState.Caught fallback,
    ProducerState.Caught swallowed,
    Optional<Site> next) {}
