package com.remit.fx;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CurrencyRouter {

  private static KafkaConsumer<String, String> consumer(String group) {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("group.id", group);
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    return new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
  }

  public static void main(String[] args) {
    Map<String, Object> out = new HashMap<>();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", "currency-router-" + System.getenv("POD_NAME"));
    Map<String, String> rateByCurrency = new HashMap<>();
    try (KafkaConsumer<String, String> rates = consumer("currency-rates");
        KafkaConsumer<String, String> transfers = consumer("currency-router");
        KafkaProducer<String, String> routed =
            new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      routed.initTransactions();
      rates.subscribe(List.of("rates"));
      transfers.subscribe(List.of("transfers"));
      while (true) {
        for (ConsumerRecord<String, String> rate : rates.poll(Duration.ZERO)) {
          rateByCurrency.put(rate.key(), rate.value());
        }
        ConsumerRecords<String, String> batch = transfers.poll(Duration.ofMillis(200));
        if (batch.isEmpty()) {
          continue;
        }
        routed.beginTransaction();
        for (ConsumerRecord<String, String> transfer : batch) {
          String topic = rateByCurrency.containsKey(transfer.key()) ? "convertible" : "inconvertible";
          routed.send(new ProducerRecord<>(topic, transfer.key(), transfer.value()));
        }
        routed.sendOffsetsToTransaction(batch.nextOffsets(), rates.groupMetadata()); // expect: offsets-for-foreign-group
        routed.commitTransaction();
      }
    }
  }
}
