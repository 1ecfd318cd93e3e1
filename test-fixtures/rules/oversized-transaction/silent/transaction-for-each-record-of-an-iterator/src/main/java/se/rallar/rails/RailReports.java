package se.rallar.rails;

import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
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

/** Forwards reports of rails, each in a transaction of its own. */
public final class RailReports {

  private final String servers;

  public RailReports(String servers) {
    this.servers = servers;
  }

  public void run() {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(reading(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(writing(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("rail-reports"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
        Iterator<ConsumerRecord<String, String>> reports = records.iterator();
        while (reports.hasNext()) {
          ConsumerRecord<String, String> report = reports.next();
          producer.beginTransaction();
          producer.send(new ProducerRecord<>("rail-board", report.key(), report.value()));
          producer.sendOffsetsToTransaction(next(report), consumer.groupMetadata());
          producer.commitTransaction();
        }
      }
    }
  }

  private Map<String, Object> reading() {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "rail-board");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 50_000);
    return config;
  }

  private Map<String, Object> writing() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "rail-board-" + System.getenv("POD_NAME"));
    return config;
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecord<String, String> record) {
    return Map.of(
        new TopicPartition(record.topic(), record.partition()),
        new OffsetAndMetadata(record.offset() + 1));
  }
}
