package dev.eoslint.rules;

import java.util.Set;

/**
 * Which rules run unless the settings say otherwise.
 *
 * <p>A rule gets on this list when its findings on real applications have shown to be right.
 */
public final class DefaultRules {

  /** The names of the rules. */
  public static final Set<String> NAMES =
      Set.of(
          "acks-not-all",
          "auto-commit-in-transactional-loop",
          "blank-transactional-id",
          "delivery-timeout-too-small",
          "external-effect-in-transaction",
          "external-effect-without-idempotency-key",
          "fixed-transactional-id-with-replicas",
          "hardcoded-transactional-id",
          "idempotence-config-conflict",
          "idempotence-lost",
          "in-flight-above-idempotent-limit",
          "invalid-guarantee-value",
          "misspelled-guarantee-key",
          "pipeline-reads-uncommitted",
          "poll-interval-shorter-than-transaction",
          "random-transactional-id",
          "static-member-id-shared",
          "transaction-timeout-out-of-range",
          "transaction-timeout-too-long",
          "transactional-id-shared-in-process",
          "transactional-producer-config-conflict",
          "transactional-topic-read-uncommitted",
          "two-phase-commit-flag-without-effect",
          "weak-defaults-on-old-client");

  private DefaultRules() {}
}
