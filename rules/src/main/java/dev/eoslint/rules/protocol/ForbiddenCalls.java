package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;

/**
 * What calls throw that the state of a transactional producer forbids.
 *
 * <p>Source: {@code TransactionManager.transitionTo}, which throws {@code IllegalStateException}
 * since kafka-clients 3.1 and {@code KafkaException} before.
 */
final class ForbiddenCalls {

  private static final KafkaVersion ILLEGAL_STATE = KafkaVersion.of(3, 1);

  private ForbiddenCalls() {}

  /** Returns what the call at {@code site} throws, with its article, for messages. */
  static String exception(Site site, KafkaApplication application) {
    return application
        .versions()
        .shownAt(site)
        .map(
            version ->
                version.isMinorOrLater(ILLEGAL_STATE)
                    ? "an 'IllegalStateException'"
                    : "a 'KafkaException'")
        .orElse("an 'IllegalStateException' (before version 3.1 a 'KafkaException')");
  }
}
