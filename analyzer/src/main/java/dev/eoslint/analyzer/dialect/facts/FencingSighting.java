package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Site;
import java.util.Optional;

/**
 * A failed abort of a fenced producer that nobody learnt of in one execution.
 *
 * @param abort the abort
 * @param fallback the handler that aborts
 * @param swallowed the handler that what the abort throws comes to
 * @param next the next call on the producer
 */
public record FencingSighting(
    Site abort,
    ProducerState.Caught fallback,
    ProducerState.Caught swallowed,
    Optional<Site> next) {}
