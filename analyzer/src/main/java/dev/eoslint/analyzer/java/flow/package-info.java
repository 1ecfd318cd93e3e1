/**
 * Control flow: executes code over abstract states.
 *
 * <p>Paths fork at conditions and join behind them; loops run as often as it takes for protocol
 * states to settle; exceptions lead to handlers and through {@code finally}; calls enter project
 * methods to a bounded depth. Where a bound is met the result is opaque.
 */
@NullMarked
package dev.eoslint.analyzer.java.flow;

import org.jspecify.annotations.NullMarked;
