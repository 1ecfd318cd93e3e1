package pl.miodek.hive;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
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

public final class HiveWeightTotals {

  private HiveWeightTotals() {}

  public static void main(String[] args) {
    Properties reading = new Properties();
    reading.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    reading.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    reading.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    reading.put(ConsumerConfig.GROUP_ID_CONFIG, "hive-weights-totals");
    reading.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    reading.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    Properties writing = new Properties();
    writing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    writing.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    writing.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    writing.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hive-weights-totals-" + System.getenv("POD_NAME"));
    // expect: transaction-timeout-too-long
    writing.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 120_000);
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(reading);
        KafkaProducer<String, String> producer = new KafkaProducer<>(writing)) {
      producer.initTransactions();
      consumer.subscribe(List.of("hive-weights"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(300));
        if (!records.isEmpty()) {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : records) {
            producer.send(new ProducerRecord<>("hive-weights-totals", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(next(records), consumer.groupMetadata());
          producer.commitTransaction();
        }
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(
      ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, String>> batch = records.records(partition);
      next.put(partition, new OffsetAndMetadata(batch.get(batch.size() - 1).offset() + 1));
    }
    return next;
  }
}
