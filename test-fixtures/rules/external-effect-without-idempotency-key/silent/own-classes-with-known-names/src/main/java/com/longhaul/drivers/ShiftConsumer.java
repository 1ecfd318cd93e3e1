package com.longhaul.drivers;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;

class ShiftConsumer {

  private final RestTemplate restTemplate = new RestTemplate();
  private final Transport transport = new Transport();

  void consume(Properties connection) {
    Properties properties = new Properties();
    properties.putAll(connection);
    properties.put("group.id", "shifts");
    properties.put("enable.auto.commit", "false");
    properties.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    properties.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(properties)) {
      consumer.subscribe(List.of("shifts"));
      while (restTemplate.total().compareTo(Duration.ofHours(9)) < 0) {
        for (ConsumerRecord<String, String> shift : consumer.poll(Duration.ofSeconds(1))) {
          restTemplate.postForObject(Duration.parse(shift.value()), Duration.ofMinutes(45));
          transport.send(shift.key(), "load " + transport.size());
        }
        consumer.commitSync();
      }
    }
  }
}
