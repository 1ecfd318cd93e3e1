package com.stageprop.rental;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

public class PropRentalView {

  private final KafkaConsumer<String, String> consumer;

  public PropRentalView(String servers) {
    consumer = new KafkaConsumer<>(consumerSettings(servers));
    consumer.subscribe(List.of("prop-rentals"));
  }

  private static Properties consumerSettings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty(
        "value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.setProperty("group.id", "prop-rentals-ledger");
    settings.setProperty("enable.auto.commit", "false");
    settings.setProperty("delivery.timeout.ms", "10000");
    return settings;
  }

  public int refresh(Map<String, String> view) {
    ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
    records.forEach(record -> view.put(record.key(), record.value()));
    consumer.commitSync();
    return records.count();
  }
}
