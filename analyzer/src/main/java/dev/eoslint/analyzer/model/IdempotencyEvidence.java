package dev.eoslint.analyzer.model;

/**
 * Something in the sources that guards an effect against repetition.
 *
 * @param site where it stands
 * @param description what it is, for messages, without final period
 * @param accepted whether it holds: a key that is random at each execution does not
 */
public record IdempotencyEvidence(Site site, String description, boolean accepted) {}
