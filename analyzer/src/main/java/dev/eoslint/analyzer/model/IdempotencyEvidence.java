package dev.eoslint.analyzer.model;

import java.util.Optional;

/**
 * Something in the sources that guards an effect against repetition.
 *
 * @param site where it stands
 * @param description what it is, for messages, without final period
 * @param accepted whether it holds: a key that is random at each execution does not
 * @param domain the system that remembers, when it is a memory of its own; empty when the effect
 *     itself carries the evidence or when the system is not known
 */
public record IdempotencyEvidence(
    Site site, String description, boolean accepted, Optional<FailureDomain> domain) {

  /** Creates evidence that the effect itself carries. */
  public IdempotencyEvidence(Site site, String description, boolean accepted) {
    this(site, description, accepted, Optional.empty());
  }
}
