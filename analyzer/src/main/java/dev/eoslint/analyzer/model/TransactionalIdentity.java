package dev.eoslint.analyzer.model;

/**
 * The identity that the transaction coordinator knows a producer by.
 *
 * @param value the {@code transactional.id}, or the prefix that a framework makes ids from
 * @param site where it is set
 * @param prefix whether a framework appends its own counter
 */
public record TransactionalIdentity(Value value, Site site, boolean prefix) {}
