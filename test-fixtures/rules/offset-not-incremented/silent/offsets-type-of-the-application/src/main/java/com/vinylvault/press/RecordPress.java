package com.vinylvault.press;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class RecordPress {

  private final Map<TopicPartition, OffsetAndMetadata> pressed = new HashMap<>();

  void press(KafkaConsumer<String, String> orders) {
    orders.subscribe(List.of("vinyl-orders"));
    while (!Thread.interrupted()) {
      for (ConsumerRecord<String, String> order : orders.poll(Duration.ofSeconds(1))) {
        pressed.put(new TopicPartition(order.topic(), order.partition()), new OffsetAndMetadata(order.offset()));
      }
      Map<TopicPartition, org.apache.kafka.clients.consumer.OffsetAndMetadata> next = new HashMap<>();
      pressed.forEach(
          (partition, last) ->
              next.put(
                  partition,
                  new org.apache.kafka.clients.consumer.OffsetAndMetadata(last.offset() + 1, last.note())));
      orders.commitSync(next);
    }
  }

  public static void main(String[] args) {
    Map<String, Object> settings =
        Map.of("bootstrap.servers", "kafka:9092", "group.id", "record-press", "enable.auto.commit", "false");
    try (var orders = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      new RecordPress().press(orders);
    }
  }
}
