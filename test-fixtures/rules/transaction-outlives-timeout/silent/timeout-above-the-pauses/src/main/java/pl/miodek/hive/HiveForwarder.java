package pl.miodek.hive;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Forwards hive-weights in transactions of one poll each. */
public final class HiveForwarder {

  private final String servers;

  public HiveForwarder(String servers) {
    this.servers = servers;
  }

  public void run() throws InterruptedException {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(reading(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(writing(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("hive-weights"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>("hive-yields", record.key(), record.value()));
          Thread.sleep(250);
        }
        producer.sendOffsetsToTransaction(next(records), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private Map<String, Object> reading() {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "hive-yields");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    return config;
  }

  private Map<String, Object> writing() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hive-yields-" + System.getenv("POD_NAME"));
    // expect: transaction-timeout-too-long
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 180_000);
    return config;
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (ConsumerRecord<String, String> record : records) {
      next.put(
          new TopicPartition(record.topic(), record.partition()),
          new OffsetAndMetadata(record.offset() + 1));
    }
    return next;
  }
}
