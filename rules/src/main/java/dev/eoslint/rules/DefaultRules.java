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
          "auto-commit-in-transactional-loop",
          "external-effect-in-transaction",
          "external-effect-without-idempotency-key",
          "fixed-transactional-id-with-replicas",
          "hardcoded-transactional-id",
          "pipeline-reads-uncommitted",
          "random-transactional-id",
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
          "transactional-id-shared-in-process",
          "transactional-topic-read-uncommitted");

  private DefaultRules() {}
}
