package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The exceptions of kafka-clients.
 *
 * <p>Source: {@code org.apache.kafka.common.errors}; {@code TransactionManager} for what is fatal;
 * KIP-1050 for the categories since 4.1.
 */
final class KafkaExceptions {

  private static final String PACKAGE = "org.apache.kafka.";
  private static final String ERRORS = PACKAGE + "common.errors.";

  static final String KAFKA = PACKAGE + "common.KafkaException";
  static final String API = ERRORS + "ApiException";
  static final String FENCED = ERRORS + "ProducerFencedException";
  static final String TIMEOUT = ERRORS + "TimeoutException";
  static final String INTERRUPT = ERRORS + "InterruptException";
  static final String RETRIABLE = ERRORS + "RetriableException";
  static final String SERIALIZATION = ERRORS + "SerializationException";
  static final String WAKEUP = ERRORS + "WakeupException";
  static final String COMMIT_FAILED = PACKAGE + "clients.consumer.CommitFailedException";

  private static final String RECOVERABLE = ERRORS + "ApplicationRecoverableException";
  private static final String CONFIGURATION = ERRORS + "InvalidConfigurationException";
  private static final String AUTHORIZATION = ERRORS + "AuthorizationException";

  private static final Map<String, String> SUPER_CLASSES =
      Map.ofEntries(
          Map.entry(KAFKA, "java.lang.RuntimeException"),
          Map.entry(API, KAFKA),
          Map.entry(INTERRUPT, KAFKA),
          Map.entry(SERIALIZATION, KAFKA),
          Map.entry(COMMIT_FAILED, KAFKA),
          Map.entry(WAKEUP, KAFKA),
          Map.entry(ERRORS + "OutOfOrderSequenceException", API),
          Map.entry(ERRORS + "TransactionAbortableException", API),
          Map.entry(ERRORS + "InvalidTxnStateException", API),
          Map.entry(ERRORS + "UnknownProducerIdException", API),
          Map.entry(ERRORS + "RecordTooLargeException", API),
          Map.entry(RETRIABLE, API),
          Map.entry(TIMEOUT, RETRIABLE),
          Map.entry(RECOVERABLE, API),
          Map.entry(CONFIGURATION, API),
          Map.entry(FENCED, RECOVERABLE),
          Map.entry(ERRORS + "InvalidProducerEpochException", RECOVERABLE),
          Map.entry(ERRORS + "InvalidPidMappingException", RECOVERABLE),
          Map.entry(ERRORS + "FencedInstanceIdException", RECOVERABLE),
          Map.entry(AUTHORIZATION, CONFIGURATION),
          Map.entry(ERRORS + "UnsupportedVersionException", CONFIGURATION),
          Map.entry(ERRORS + "TransactionalIdAuthorizationException", AUTHORIZATION),
          Map.entry(ERRORS + "ClusterAuthorizationException", AUTHORIZATION),
          Map.entry(ERRORS + "TopicAuthorizationException", AUTHORIZATION),
          Map.entry(ERRORS + "GroupAuthorizationException", AUTHORIZATION));

  private static final Set<String> FATAL =
      Set.of(
          FENCED,
          RECOVERABLE,
          CONFIGURATION,
          AUTHORIZATION,
          ERRORS + "InvalidPidMappingException",
          ERRORS + "InvalidTxnStateException",
          ERRORS + "TransactionalIdAuthorizationException",
          ERRORS + "ClusterAuthorizationException",
          ERRORS + "UnsupportedVersionException");

  private static final Set<String> CATCH_ALL =
      Set.of(
          "java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException", KAFKA, API);

  /** Returns whether a handler of {@code exception} takes calls whose answer does not come. */
  static boolean isLate(String exception) {
    return exception.equals(TIMEOUT) || exception.equals(RETRIABLE);
  }

  /** Errors whose documentation asks to close the producer, or that tell the categories apart. */
  private static final Set<String> TELL_MORE =
      Set.of(
          ERRORS + "InvalidProducerEpochException",
          ERRORS + "OutOfOrderSequenceException",
          ERRORS + "TransactionAbortableException",
          ERRORS + "AuthenticationException",
          ERRORS + "FencedInstanceIdException",
          ERRORS + "UnsupportedForMessageFormatException");

  private KafkaExceptions() {}

  /**
   * Returns whether a handler takes whatever is left behind one of {@code ProducerFencedException},
   * and no handler before it names another error that only allows to close.
   */
  static boolean isFallbackOfFencing(Status.Handler handler) {
    return CATCH_ALL.contains(handler.exception())
        && handler.earlier().contains(FENCED)
        && handler.earlier().stream()
            .noneMatch(
                other -> !other.equals(FENCED) && (isFatal(other) || TELL_MORE.contains(other)));
  }

  /** Returns whether handlers of {@code exception} catch every error of kafka-clients. */
  static boolean isCatchAll(String exception) {
    return CATCH_ALL.contains(exception);
  }

  /** Returns whether {@code exception} is one of kafka-clients. */
  static boolean isKafkas(String exception) {
    return exception.startsWith(PACKAGE) && exception.endsWith("Exception");
  }

  /** Returns whether a name that an import on demand could mean is one of these exceptions. */
  static boolean isKnown(String exception) {
    return SUPER_CLASSES.containsKey(exception);
  }

  /** Returns the super class of an exception of kafka-clients. */
  static Optional<String> superClassOf(String exception) {
    return Optional.ofNullable(SUPER_CLASSES.get(exception))
        .or(() -> Optional.of(API).filter(any -> exception.startsWith(ERRORS)))
        .or(() -> Optional.of(KAFKA).filter(any -> isKafkas(exception)));
  }

  /** Returns whether a transactional producer can only be closed after {@code exception}. */
  static boolean isFatal(String exception) {
    return FATAL.contains(exception);
  }
}
