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
          "async-commit-without-final-sync",
          "auto-and-manual-commit",
          "auto-commit-in-transactional-loop",
          "auto-commit-with-async-processing",
          "bare-consumer-group-metadata",
          "blank-transactional-id",
          "blocking-call-in-send-callback",
          "broker-data-durability",
          "broker-transaction-log-durability",
          "broker-transaction-max-timeout",
          "broker-transaction-state-expiry",
          "broker-transaction-verification-disabled",
          "broker-unclean-election",
          "cached-group-metadata",
          "commit-before-processing",
          "commit-timeout-then-abort",
          "consumer-commit-in-transactional-loop",
          "delivery-timeout-too-small",
          "error-swallowed-in-transaction",
          "external-effect-in-transaction",
          "external-effect-without-idempotency-key",
          "fencing-handler-incomplete",
          "failure-skipped-then-committed",
          "fixed-transactional-id-with-replicas",
          "foreign-producer-in-transaction",
          "group-id-missing",
          "hardcoded-transactional-id",
          "idempotence-config-conflict",
          "idempotence-lost",
          "ignored-send-on-old-client",
          "idempotence-mistaken-for-dedup",
          "in-flight-above-idempotent-limit",
          "init-transactions-missing",
          "init-transactions-repeated",
          "invalid-guarantee-value",
          "misspelled-guarantee-key",
          "offset-not-incremented",
          "offsets-ahead-of-processing",
          "offset-reset-skips-records",
          "offsets-for-foreign-group",
          "offsets-not-in-transaction",
          "open-transaction-abandoned",
          "oversized-transaction",
          "pipeline-reads-uncommitted",
          "pipeline-spans-clusters",
          "poll-interval-shorter-than-transaction",
          "producer-per-transaction",
          "producer-reused-after-fatal-error",
          "random-transactional-id",
          "send-offsets-overload-removed",
          "send-outside-transaction",
          "share-consumer-in-transaction",
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
          "transaction-across-rebalance",
          "transaction-call-out-of-order",
          "transaction-not-completed",
          "transaction-outlives-timeout",
          "transaction-timeout-out-of-range",
          "transaction-timeout-too-long",
          "transaction-without-output",
          "transactional-id-reused-across-files",
          "transactional-id-shared-in-process",
          "transactional-id-without-transactions",
          "transactional-producer-config-conflict",
          "transactional-producer-shared-across-threads",
          "transactional-topic-read-uncommitted",
          "two-phase-commit-flag-without-effect",
          "weak-defaults-on-old-client");

  private DefaultRules() {}
}
