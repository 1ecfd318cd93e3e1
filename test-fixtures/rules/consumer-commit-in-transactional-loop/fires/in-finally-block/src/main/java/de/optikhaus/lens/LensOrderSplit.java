package de.optikhaus.lens;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Splits an order for glasses into one order for each lens. */
final class LensOrderSplit {

  private static final Map<String, Object> INPUT =
      Map.of(
          "bootstrap.servers", "kafka.optikhaus.example:9092",
          "group.id", "lens-split",
          "enable.auto.commit", "false",
          "isolation.level", "read_committed");

  public static void main(String[] args) {
    Map<String, Object> output = new HashMap<>();
    output.put("bootstrap.servers", "kafka.optikhaus.example:9092");
    output.put("transactional.id", "lens-split-" + System.getenv("POD_NAME"));
    try (Consumer<String, String> orders =
            new KafkaConsumer<>(INPUT, new StringDeserializer(), new StringDeserializer());
        Producer<String, String> lenses =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      lenses.initTransactions();
      orders.subscribe(List.of("glasses-orders"));
      while (true) {
        ConsumerRecords<String, String> polled = orders.poll(Duration.ofSeconds(1));
        if (polled.isEmpty()) {
          continue;
        }
        try {
          split(polled, lenses, orders);
        } finally {
          orders.commitSync(); // expect: consumer-commit-in-transactional-loop
        }
      }
    }
  }

  private static void split(
      ConsumerRecords<String, String> polled, Producer<String, String> lenses, Consumer<String, String> orders) {
    lenses.beginTransaction();
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : polled.partitions()) {
      for (ConsumerRecord<String, String> order : polled.records(partition)) {
        lenses.send(new ProducerRecord<>("lens-orders", order.key(), "L;" + order.value()));
        lenses.send(new ProducerRecord<>("lens-orders", order.key(), "R;" + order.value()));
      }
      offsets.put(partition, new OffsetAndMetadata(orders.position(partition)));
    }
    lenses.sendOffsetsToTransaction(offsets, orders.groupMetadata());
    lenses.commitTransaction();
  }
}
