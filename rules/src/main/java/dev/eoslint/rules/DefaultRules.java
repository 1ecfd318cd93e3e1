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
          "abort-on-fatal-error",
          "abort-without-rewind",
          "auto-commit-in-transactional-loop",
          "bare-consumer-group-metadata",
          "broker-data-durability",
          "broker-transaction-log-durability",
          "broker-transaction-max-timeout",
          "broker-transaction-state-expiry",
          "broker-transaction-verification-disabled",
          "broker-unclean-election",
          "cached-group-metadata",
          "commit-timeout-then-abort",
          "consumer-commit-in-transactional-loop",
          "error-swallowed-in-transaction",
          "external-effect-in-transaction",
          "external-effect-without-idempotency-key",
          "fixed-transactional-id-with-replicas",
          "foreign-producer-in-transaction",
          "hardcoded-transactional-id",
          "init-transactions-missing",
          "init-transactions-repeated",
          "offset-not-incremented",
          "offsets-for-foreign-group",
          "offsets-not-in-transaction",
          "pipeline-reads-uncommitted",
          "producer-reused-after-fatal-error",
          "random-transactional-id",
          "send-offsets-overload-removed",
          "send-outside-transaction",
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
          "transactional-id-shared-in-process",
          "transactional-producer-shared-across-threads",
          "transactional-topic-read-uncommitted");

  private DefaultRules() {}
}
