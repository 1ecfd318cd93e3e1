/**
 * The vocabulary of eoslint: what a Kafka application is, in Kafka's own words.
 *
 * <p>Immutable records and sealed interfaces without any type of a parser. Every fact carries the
 * {@link dev.eoslint.analyzer.model.Site} that shows it, so that every finding can show why.
 */
@NullMarked
package dev.eoslint.analyzer.model;

import org.jspecify.annotations.NullMarked;
