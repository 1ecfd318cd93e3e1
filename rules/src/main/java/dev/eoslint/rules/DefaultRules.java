package dev.eoslint.rules;

import java.util.Set;

/**
 * Which rules run unless the settings say otherwise.
 *
 * <p>A rule leaves this list when more than one in ten of its findings on real applications are
 * wrong. Many of these rules have not met a real application yet: fixtures alone speak for them.
 */
public final class DefaultRules {

  /** The names of the rules. */
  public static final Set<String> NAMES =
      Set.of(
          "abort-on-fatal-error",
          "abort-without-rewind",
          "acks-not-all",
          "auto-commit-in-transactional-loop",
          "bare-consumer-group-metadata",
          "blank-transactional-id",
          "broker-data-durability",
          "broker-transaction-log-durability",
          "broker-transaction-max-timeout",
          "broker-transaction-state-expiry",
          "broker-transaction-verification-disabled",
          "broker-unclean-election",
          "cached-group-metadata",
          "commit-timeout-then-abort",
          "consumer-commit-in-transactional-loop",
          "database-commit-in-transaction",
          "delivery-timeout-too-small",
          "error-swallowed-in-transaction",
          "external-effect-in-transaction",
          "external-effect-without-idempotency-key",
          "fixed-transactional-id-with-replicas",
          "foreign-producer-in-transaction",
          "hardcoded-transactional-id",
          "idempotence-config-conflict",
          "idempotence-lost",
          "in-flight-above-idempotent-limit",
          "init-transactions-missing",
          "init-transactions-repeated",
          "invalid-guarantee-value",
          "misspelled-guarantee-key",
          "offset-not-incremented",
          "offsets-for-foreign-group",
          "offsets-not-in-transaction",
          "pipeline-reads-uncommitted",
          "poll-interval-shorter-than-transaction",
          "producer-reused-after-fatal-error",
          "random-transactional-id",
          "send-offsets-overload-removed",
          "send-outside-transaction",
          "static-member-id-shared",
          "streams-commit-interval-above-transaction-timeout",
          "streams-eos-isolation-bypassed",
          "streams-eos-producer-weakened",
          "streams-external-effect",
          "streams-guarantee-value-removed",
          "streams-internal-topics-under-replicated",
          "streams-override-ignored",
          "streams-records-dropped-on-error",
          "streams-side-producer",
          "streams-transactional-id-set",
          "transaction-call-out-of-order",
          "transaction-not-completed",
          "transaction-timeout-out-of-range",
          "transaction-timeout-too-long",
          "transactional-id-shared-in-process",
          "transactional-producer-config-conflict",
          "transactional-producer-shared-across-threads",
          "transactional-topic-read-uncommitted",
          "two-phase-commit-flag-without-effect",
          "weak-defaults-on-old-client");

  private DefaultRules() {}
}
