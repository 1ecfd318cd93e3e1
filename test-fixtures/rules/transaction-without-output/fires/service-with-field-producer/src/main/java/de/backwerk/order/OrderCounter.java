package de.backwerk.order;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Counts orders per shop and keeps the position in a transaction. */
public final class OrderCounter {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private final Map<String, Long> counts = new HashMap<>();

  public OrderCounter(String servers) {
    Properties reading = new Properties();
    reading.setProperty("bootstrap.servers", servers);
    reading.setProperty("group.id", "order-counter");
    reading.setProperty("isolation.level", "read_committed");
    reading.setProperty("enable.auto.commit", "false");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Properties writing = new Properties();
    writing.setProperty("bootstrap.servers", servers);
    writing.setProperty("transactional.id", "order-counter-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run() {
    consumer.subscribe(List.of("orders"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> orders = consumer.poll(Duration.ofSeconds(1));
      Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
      producer.beginTransaction();  // expect: transaction-without-output
      for (TopicPartition partition : orders.partitions()) {
        List<ConsumerRecord<String, String>> part = orders.records(partition);
        part.forEach(order -> counts.merge(order.key(), 1L, Long::sum));
        positions.put(partition, new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1));
      }
      producer.sendOffsetsToTransaction(positions, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }
}
