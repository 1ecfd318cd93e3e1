package pt.cortica.cork;

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

/** Forwards cork-strips in transactions of one poll each. */
public final class CorkForwarder {

  private final String servers;

  public CorkForwarder(String servers) {
    this.servers = servers;
  }

  public void run() throws InterruptedException {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(reading(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(writing(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("cork-strips"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        for (ConsumerRecord<String, String> record : records) {
          Thread.sleep(700);
        }
        producer.send(new ProducerRecord<>("cork-yields", String.valueOf(records.count())));
        producer.sendOffsetsToTransaction(next(records), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private Map<String, Object> reading() {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "cork-yields");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(
        ConsumerConfig.MAX_POLL_INTERVAL_MS_CONFIG,
        System.getenv().getOrDefault("MAX_POLL_INTERVAL", "300000"));
    return config;
  }

  private Map<String, Object> writing() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cork-yields-" + System.getenv("POD_NAME"));
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
