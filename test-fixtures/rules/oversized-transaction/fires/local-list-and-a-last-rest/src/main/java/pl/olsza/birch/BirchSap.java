package pl.olsza.birch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BirchSap {

  private static final int MOST = 2 * 100_000;

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public BirchSap(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "birch-sap");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "birch-sap-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(TopicPartition partition) {
    consumer.assign(List.of(partition));
    try (consumer; producer) {
      List<ConsumerRecord<String, String>> collected = new ArrayList<>();
      ConsumerRecords<String, String> records = ConsumerRecords.empty();
      while (!Thread.currentThread().isInterrupted()) {
        records = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> record : records) {
          collected.add(record);
        }
        if (!records.isEmpty() && collected.size() > MOST) { // expect: oversized-transaction
          producer.beginTransaction();
          collected.forEach(
              record -> producer.send(new ProducerRecord<>("sap", record.key(), record.value())));
          producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
          collected.clear();
        }
      }
    }
  }
}
