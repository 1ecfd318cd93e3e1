package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Setting;
import java.util.List;
import java.util.stream.Stream;

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

  /** Returns what it is, for messages. */
  String noun() {
    return noun;
  }

  /** Returns whether Kafka Streams gives it a transactional id. */
  boolean hasIdentity(ProcessingGuarantee guarantee) {
    return this == PRODUCER && guarantee == ProcessingGuarantee.EXACTLY_ONCE;
  }

  /** Returns whether Kafka Streams sets {@code key} itself, or may do so. */
  boolean replaces(String key, ProcessingGuarantee guarantee) {
    return prefixes.stream().anyMatch(prefix -> fateOf(key, prefix, guarantee) != Fate.APPLIED);
  }

  /**
   * Returns the configuration that the client gets, under the keys that it knows.
   *
   * @param config the configuration of the application
   */
  ClientConfig reached(ClientConfig config, ProcessingGuarantee guarantee) {
    List<Setting> settings =
        prefixes.stream()
            .flatMap(
                prefix ->
                    config.settings().stream()
                        .filter(setting -> StreamsPrefix.of(setting.key()) == prefix)
                        .flatMap(setting -> reaching(setting, prefix, guarantee)))
            .toList();
    return new ClientConfig(
        role,
        settings,
        List.of(),
        List.of(),
        config.complete(),
        config.profile(),
        config.beginning());
  }

  /** Returns what the client gets of a setting, which is nothing when it is replaced. */
  private Stream<Setting> reaching(
      Setting setting, StreamsPrefix prefix, ProcessingGuarantee guarantee) {
    String key = prefix.removedFrom(setting.key());
    Fate fate = fateOf(key, prefix, guarantee);
    return fate == Fate.REPLACED
        ? Stream.empty()
        : Stream.of(
            new Setting(
                key,
                setting.value(),
                setting.site(),
                setting.spelling(),
                setting.conditional() || fate == Fate.UNDECIDED,
                setting.isLong()));
  }

  /** What Kafka Streams does with a setting of a client. */
  private enum Fate {
    /** The client gets it. */
    APPLIED,
    /** Kafka Streams sets something else, whatever is written. */
    REPLACED,
    /** One of the two: it depends on a guarantee that is not known. */
    UNDECIDED
  }

  /**
   * What happens to a setting of this client.
   *
   * <p>Source: {@code StreamsConfig.checkIfUnexpectedUserSpecifiedClientConfig}. Newer versions
   * also replace {@code enable.auto.commit} at the prefix of a single consumer.
   */
  private Fate fateOf(String key, StreamsPrefix prefix, ProcessingGuarantee guarantee) {
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
