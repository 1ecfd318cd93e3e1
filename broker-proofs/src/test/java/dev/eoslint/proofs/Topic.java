package dev.eoslint.proofs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A topic with one partition, written and read as a bystander would. */
final class Topic {

  private static final Duration POLL = Duration.ofMillis(50);

  private final String brokers;
  private final String name;

  Topic(String brokers, String name) {
    this.brokers = brokers;
    this.name = name;
  }

  /** Returns the name. */
  String name() {
    return name;
  }

  /** Returns the only partition. */
  TopicPartition partition() {
    return new TopicPartition(name, 0);
  }

  /** Writes values without a transaction. */
  void write(String... values) {
    Map<String, Object> config = Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      for (String value : values) {
        producer.send(new ProducerRecord<>(name, value, value));
      }
    }
  }

  /** Writes values in a transaction that is aborted. */
  void writeAndAbort(String... values) {
    try (Producer<String, String> producer = transactionalProducer()) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String value : values) {
        producer.send(new ProducerRecord<>(name, value, value));
      }
      producer.flush();
      producer.abortTransaction();
    }
  }

  private Producer<String, String> transactionalProducer() {
    Map<String, Object> config =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
            brokers,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG,
            name + ".writer");
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  /** Waits until no transaction is open, and returns the values that are committed. */
  List<String> committed() {
    Until.holds("all transactions on " + name + " are completed", () -> stableEnd() == end());
    return values(IsolationLevel.READ_COMMITTED);
  }

  /** Returns the values that a reader of this isolation level gets to see now. */
  List<String> values(IsolationLevel isolation) {
    try (Consumer<String, String> consumer = consumer(isolation)) {
      consumer.assign(List.of(partition()));
      consumer.seekToBeginning(List.of(partition()));
      long end = end(consumer);
      List<String> values = new ArrayList<>();
      while (consumer.position(partition()) < end) {
        consumer.poll(POLL).forEach(record -> values.add(record.value()));
      }
      return values;
    }
  }

  /** Tells a loop to go on until {@code value} can be read with {@code read_committed}. */
  BooleanSupplier without(String value) {
    return Until.notYet(
        value + " in " + name, () -> values(IsolationLevel.READ_COMMITTED).contains(value));
  }

  /** Returns the offset behind the last record. */
  long end() {
    return end(IsolationLevel.READ_UNCOMMITTED);
  }

  /** Returns the offset that readers with {@code read_committed} do not get past. */
  long stableEnd() {
    return end(IsolationLevel.READ_COMMITTED);
  }

  private long end(IsolationLevel isolation) {
    try (Consumer<String, String> consumer = consumer(isolation)) {
      return end(consumer);
    }
  }

  private long end(Consumer<String, String> consumer) {
    return consumer.endOffsets(List.of(partition())).values().iterator().next();
  }

  private Consumer<String, String> consumer(IsolationLevel isolation) {
    Map<String, Object> config =
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
            brokers,
            ConsumerConfig.ISOLATION_LEVEL_CONFIG,
            isolation.toString());
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }
}
