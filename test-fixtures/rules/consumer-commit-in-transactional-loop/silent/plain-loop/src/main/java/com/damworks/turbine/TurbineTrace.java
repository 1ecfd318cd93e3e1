package com.damworks.turbine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Copies traces at least once; the reader removes duplicates by their number. */
public final class TurbineTrace {

  public static void main(String[] args) {
    try (var consumer =
            new KafkaConsumer<>(
                Map.of(
                    "bootstrap.servers", "kafka:9092",
                    "group.id", "turbine-trace",
                    "enable.auto.commit", "false"),
                new StringDeserializer(),
                new StringDeserializer());
        var producer =
            new KafkaProducer<>(
                Map.of("bootstrap.servers", "kafka:9092", "acks", "all"),
                new StringSerializer(),
                new StringSerializer())) {
      consumer.subscribe(List.of("turbine-raw"));
      while (true) {
        ConsumerRecords<String, String> traces = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> trace : traces) {
          producer.send(new ProducerRecord<>("turbine-traces", trace.key(), trace.value())); // expect: unchecked-send
        }
        producer.flush();
        consumer.commitSync();
      }
    }
  }
}
