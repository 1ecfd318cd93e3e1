package dev.eoslint.analyzer.kafka;

/** The kinds of clients whose configuration Kafka defines. */
public enum ClientRole {
  /** {@code KafkaProducer}, configured by {@code ProducerConfig}. */
  PRODUCER,
  /** {@code KafkaConsumer}, configured by {@code ConsumerConfig}. */
  CONSUMER,
  /** {@code KafkaStreams}, configured by {@code StreamsConfig}. */
  STREAMS,
  /** {@code Admin}, configured by {@code AdminClientConfig}. */
  ADMIN
}
