package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.ProducerState;

/**
 * Errors that only allow to close a producer, as far as that depends on the version.
 *
 * <p>Source: {@code TransactionManager}: from 2.5 to 3.9 it asks for a new producer id when the
 * broker no longer knows the one of the transactional id, and the transaction can be aborted.
 */
final class FatalErrors {

  private static final String LOST_ID = "org.apache.kafka.common.errors.InvalidPidMappingException";
  private static final KafkaVersion LOST_ID_IS_ABORTABLE = KafkaVersion.of(2, 5);
  private static final KafkaVersion LOST_ID_IS_FATAL_AGAIN = KafkaVersion.of(4, 0);

  private FatalErrors() {}

  /**
   * Returns whether what was caught is fatal for certain in the version that its handler is built
   * with.
   */
  static boolean isFatal(ProducerState.Caught caught, KafkaApplication application) {
    return !caught.exception().equals(LOST_ID)
        || application
            .versions()
            .shownAt(caught.handler())
            .filter(FatalErrors::isLostIdFatal)
            .isPresent();
  }

  private static boolean isLostIdFatal(KafkaVersion version) {
    return !version.isMinorOrLater(LOST_ID_IS_ABORTABLE)
        || version.isMinorOrLater(LOST_ID_IS_FATAL_AGAIN);
  }
}
