package io.slateworks.indexer;

import java.util.Locale;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** How an indexer runs: with transactions, or faster and at least once. */
final class IndexerSettings {

  /** The guarantees that an operator can choose. */
  enum Mode {
    AT_LEAST_ONCE,
    EXACTLY_ONCE
  }

  private final Mode mode;

  private IndexerSettings(Mode mode) {
    this.mode = mode;
  }

  static IndexerSettings fromEnvironment() {
    return new IndexerSettings(
        Mode.valueOf(System.getenv("INDEXER_MODE").toUpperCase(Locale.ROOT)));
  }

  boolean isTransactional() {
    return mode == Mode.EXACTLY_ONCE;
  }

  Properties producer() {
    Properties properties = new Properties();
    properties.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    properties.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    properties.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    if (isTransactional()) {
      properties.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "indexer-" + System.getenv("POD_NAME"));
    }
    return properties;
  }

  Properties consumer() {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, "indexer");
    properties.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return properties;
  }
}
