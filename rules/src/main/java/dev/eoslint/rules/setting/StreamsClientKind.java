package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.kafka.ClientRole;
import java.util.List;

/**
 * The clients of an application of Kafka Streams.
 *
 * <p>Source: {@code StreamsConfig.getProducerConfigs}, {@code getMainConsumerConfigs}, {@code
 * getRestoreConsumerConfigs} and {@code getGlobalConsumerConfigs}: first what has no prefix, then
 * what has that of the role, then what has the client's own.
 */
enum StreamsClientKind {
  /** The application itself. */
  APPLICATION(ClientRole.STREAMS, "Streams application", StreamsPrefix.NONE),
  /** Its producers. */
  PRODUCER(ClientRole.PRODUCER, "producer", StreamsPrefix.NONE, StreamsPrefix.PRODUCER),
  /** Its consumers of the input. */
  MAIN_CONSUMER(
      ClientRole.CONSUMER,
      "consumer",
      StreamsPrefix.NONE,
      StreamsPrefix.CONSUMER,
      StreamsPrefix.MAIN_CONSUMER),
  /** Its consumers that restore state. */
  RESTORE_CONSUMER(
      ClientRole.CONSUMER,
      "consumer",
      StreamsPrefix.NONE,
      StreamsPrefix.CONSUMER,
      StreamsPrefix.RESTORE_CONSUMER),
  /** Its consumer of global tables. */
  GLOBAL_CONSUMER(
      ClientRole.CONSUMER,
      "consumer",
      StreamsPrefix.NONE,
      StreamsPrefix.CONSUMER,
      StreamsPrefix.GLOBAL_CONSUMER);

  private final ClientRole role;
  private final String noun;
  private final List<StreamsPrefix> prefixes;

  StreamsClientKind(ClientRole role, String noun, StreamsPrefix... prefixes) {
    this.role = role;
    this.noun = noun;
    this.prefixes = List.of(prefixes);
  }

  /** What Kafka Streams does with a setting of a client. */
  enum Fate {
    /** The client gets it. */
    APPLIED,
    /** Kafka Streams sets something else, whatever is written. */
    REPLACED,
    /** One of the two: it depends on a guarantee that is not known. */
    UNDECIDED
  }

  /** Returns which keys it knows. */
  ClientRole role() {
    return role;
  }

  /** Returns what it is, for messages. */
  String noun() {
    return noun;
  }

  /** Returns the prefixes of the settings that reach it; what has a later one wins. */
  List<StreamsPrefix> prefixes() {
    return prefixes;
  }

  /** Returns whether Kafka Streams gives it a transactional id. */
  boolean hasIdentity(ProcessingGuarantee guarantee) {
    return this == PRODUCER && guarantee == ProcessingGuarantee.EXACTLY_ONCE;
  }

  /**
   * Returns what happens to a setting of this client.
   *
   * <p>Source: {@code StreamsConfig.checkIfUnexpectedUserSpecifiedClientConfig}. Newer versions
   * also replace {@code enable.auto.commit} at the prefix of a single consumer.
   */
  Fate fateOf(String key, StreamsPrefix prefix, ProcessingGuarantee guarantee) {
    if (isReplaced(key)) {
      return Fate.REPLACED;
    } else if (!isReplacedWithExactlyOnce(key, prefix)) {
      return Fate.APPLIED;
    }
    return switch (guarantee) {
      case EXACTLY_ONCE -> Fate.REPLACED;
      case AT_LEAST_ONCE -> Fate.APPLIED;
      case UNKNOWN -> Fate.UNDECIDED;
    };
  }

  private boolean isReplaced(String key) {
    return switch (key) {
      case Keys.AUTO_COMMIT -> role == ClientRole.CONSUMER;
      case Keys.OFFSET_RESET -> this == RESTORE_CONSUMER || this == GLOBAL_CONSUMER;
      default -> false;
    };
  }

  private boolean isReplacedWithExactlyOnce(String key, StreamsPrefix prefix) {
    return switch (key) {
      case Keys.ISOLATION_LEVEL -> role == ClientRole.CONSUMER && !prefix.isAppliedLast();
      case Keys.IDEMPOTENCE, Keys.TRANSACTIONAL_ID -> role == ClientRole.PRODUCER;
      default -> false;
    };
  }
}
