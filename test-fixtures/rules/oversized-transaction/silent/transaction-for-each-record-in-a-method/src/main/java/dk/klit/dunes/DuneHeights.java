package dk.klit.dunes;

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

/** Forwards heights of dunes, each in a transaction of its own. */
public final class DuneHeights {

  private final String servers;

  public DuneHeights(String servers) {
    this.servers = servers;
  }

  public void run() {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(reading(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(writing(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("dune-heights"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
        records.forEach(record -> forward(record, consumer, producer));
      }
    }
  }

  private static void forward(
      ConsumerRecord<String, String> record,
      KafkaConsumer<String, String> consumer,
      KafkaProducer<String, String> producer) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("dune-board", record.key(), record.value()));
    producer.sendOffsetsToTransaction(next(record), consumer.groupMetadata());
    producer.commitTransaction();
  }

  private Map<String, Object> reading() {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "dune-board");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 50_000);
    return config;
  }

  private Map<String, Object> writing() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "dune-board-" + System.getenv("POD_NAME"));
    return config;
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecord<String, String> record) {
    return Map.of(
        new TopicPartition(record.topic(), record.partition()),
        new OffsetAndMetadata(record.offset() + 1));
  }
}
