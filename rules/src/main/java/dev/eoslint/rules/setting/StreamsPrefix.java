package dev.eoslint.rules.setting;

import java.util.Arrays;

/**
 * The prefixes by which the configuration of Kafka Streams tells for which of its clients a setting
 * is meant.
 *
 * <p>Source: {@code StreamsConfig.CONSUMER_PREFIX} and the like.
 */
enum StreamsPrefix {
  /** A setting of Kafka Streams itself and of each client that knows its key. */
  NONE(""),
  /** All producers. */
  PRODUCER("producer."),
  /** All consumers. */
  CONSUMER("consumer."),
  /** The consumers of the input. */
  MAIN_CONSUMER("main.consumer."),
  /** The consumers that restore state. */
  RESTORE_CONSUMER("restore.consumer."),
  /** The consumer of global tables. */
  GLOBAL_CONSUMER("global.consumer."),
  /** The admin client. */
  ADMIN("admin.");

  private final String text;

  StreamsPrefix(String text) {
    this.text = text;
  }

  /** Returns the prefix of {@code key}. */
  static StreamsPrefix of(String key) {
    return Arrays.stream(values())
        .filter(prefix -> prefix != NONE && key.startsWith(prefix.text))
        .findFirst()
        .orElse(NONE);
  }

  /** Returns {@code key}, which has this prefix, without it. */
  String removedFrom(String key) {
    return key.substring(text.length());
  }

  /**
   * Returns whether Kafka Streams applies settings with this prefix after its checks, so that they
   * replace what it has set itself.
   */
  boolean isAppliedLast() {
    return this == MAIN_CONSUMER || this == RESTORE_CONSUMER || this == GLOBAL_CONSUMER;
  }
}
