package uk.fenland.mills;

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

/** Forwards mill-speeds. */
public final class MillForwarder implements Runnable {

  private final Map<TopicPartition, KafkaProducer<String, String>> producers = new HashMap<>();

  @Override
  public void run() {
    Map<String, Object> reading = new HashMap<>();
    reading.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    reading.put(ConsumerConfig.GROUP_ID_CONFIG, "mill-alarms");
    reading.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    reading.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("mill-speeds"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(300));
        for (TopicPartition partition : records.partitions()) {
          KafkaProducer<String, String> producer =
              producers.computeIfAbsent(partition, MillForwarder::open);
          List<ConsumerRecord<String, String>> part = records.records(partition);
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : part) {
            producer.send(new ProducerRecord<>("mill-alarms", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(
              Map.of(partition, new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1)),
              consumer.groupMetadata());
          producer.commitTransaction();
        }
      }
    }
  }

  private static KafkaProducer<String, String> open(TopicPartition partition) {
    Map<String, Object> own = config();
    own.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mill-alarms-" + partition);
    KafkaProducer<String, String> opened = new KafkaProducer<>(own);
    opened.initTransactions();
    return opened;
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mill-alarms-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
