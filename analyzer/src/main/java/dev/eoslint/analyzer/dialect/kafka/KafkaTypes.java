package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.reach.JavaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Qualified names of kafka-clients. */
public final class KafkaTypes {

  static final String PRODUCERS = "org.apache.kafka.clients.producer.";
  static final String CONSUMERS = "org.apache.kafka.clients.consumer.";

  static final String KAFKA_PRODUCER = PRODUCERS + "KafkaProducer";
  static final String PRODUCER = PRODUCERS + "Producer";
  static final String KAFKA_CONSUMER = CONSUMERS + "KafkaConsumer";
  static final String CONSUMER = CONSUMERS + "Consumer";

  /** A record to send. */
  public static final String PRODUCER_RECORD = PRODUCERS + "ProducerRecord";

  static final String KAFKA_SHARE_CONSUMER = CONSUMERS + "KafkaShareConsumer";
  static final String SHARE_CONSUMER = CONSUMERS + "ShareConsumer";
  static final String CONSUMER_RECORD = CONSUMERS + "ConsumerRecord";
  static final String CONSUMER_RECORDS = CONSUMERS + "ConsumerRecords";
  static final String GROUP_METADATA = CONSUMERS + "ConsumerGroupMetadata";
  static final String OFFSET_AND_METADATA = CONSUMERS + "OffsetAndMetadata";
  static final String TOPIC_PARTITION = "org.apache.kafka.common.TopicPartition";
  static final String PARTITION_INFO = "org.apache.kafka.common.PartitionInfo";
  static final String ISOLATION_LEVEL = "org.apache.kafka.common.IsolationLevel";

  static final String EXIT = "org.apache.kafka.common.utils.Exit";

  static final String CALLBACK = PRODUCERS + "Callback";

  private static final Set<String> KNOWN =
      Set.of(
          KAFKA_PRODUCER,
          PRODUCER,
          PRODUCERS + "MockProducer",
          PRODUCERS + "ProducerConfig",
          PRODUCER_RECORD,
          PRODUCERS + "RecordMetadata",
          CALLBACK,
          KAFKA_CONSUMER,
          CONSUMER,
          KAFKA_SHARE_CONSUMER,
          SHARE_CONSUMER,
          CONSUMERS + "ConsumerConfig",
          CONSUMER_RECORD,
          CONSUMER_RECORDS,
          OFFSET_AND_METADATA,
          CONSUMERS + "ConsumerRebalanceListener",
          CONSUMERS + "ConsumerInterceptor",
          GROUP_METADATA,
          "org.apache.kafka.clients.CommonClientConfigs",
          "org.apache.kafka.clients.admin.AdminClientConfig",
          "org.apache.kafka.streams.StreamsConfig",
          TOPIC_PARTITION,
          PARTITION_INFO,
          ISOLATION_LEVEL);

  static final Set<String> PRODUCER_TYPES = Set.of(KAFKA_PRODUCER, PRODUCER);
  private static final Set<String> DATA =
      Set.of(
          PRODUCER_RECORD,
          CONSUMER_RECORD,
          CONSUMER_RECORDS,
          PRODUCERS + "RecordMetadata",
          OFFSET_AND_METADATA,
          TOPIC_PARTITION,
          PARTITION_INFO,
          GROUP_METADATA);
  private static final Set<String> CONSUMER_TYPES = Set.of(KAFKA_CONSUMER, CONSUMER);
  private static final Set<String> SHARE_CONSUMER_TYPES =
      Set.of(KAFKA_SHARE_CONSUMER, SHARE_CONSUMER);

  private KafkaTypes() {}

  static boolean isKnown(String qualifiedName) {
    return KNOWN.contains(qualifiedName) || KafkaExceptions.isKnown(qualifiedName);
  }

  /** Returns whether a type only carries data, so that reading it does not fail. */
  static boolean isData(String qualifiedName) {
    return DATA.contains(qualifiedName);
  }

  static boolean isProducer(Optional<JavaType> type) {
    return type.filter(known -> PRODUCER_TYPES.contains(known.name())).isPresent();
  }

  static boolean isConsumer(Optional<JavaType> type) {
    return type.filter(known -> CONSUMER_TYPES.contains(known.name())).isPresent();
  }

  static boolean isShareConsumer(Optional<JavaType> type) {
    return type.filter(known -> SHARE_CONSUMER_TYPES.contains(known.name())).isPresent();
  }

  static JavaType records() {
    return new JavaType(
        CONSUMER_RECORDS, List.of(JavaType.library(CONSUMER_RECORD)), 0, Optional.empty());
  }
}
