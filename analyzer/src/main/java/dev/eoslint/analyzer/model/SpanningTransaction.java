package dev.eoslint.analyzer.model;

/**
 * A transaction that is still open when the consumer whose records it processes polls again, while
 * nothing in the code learns of a rebalance.
 *
 * @param subscription the call that subscribes without a rebalance listener
 * @param poll the poll inside of the transaction
 * @param begin the begin of the transaction
 */
public record SpanningTransaction(Site subscription, Site poll, Site begin) {}
