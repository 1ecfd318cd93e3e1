package com.alderbrook.seed;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** One producer for each event, and none of them is ever closed. */
class HarvestEvents {

  private final String servers;

  HarvestEvents(String servers) {
    this.servers = servers;
  }

  void harvested(String field, String tons) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("key.serializer", StringSerializer.class);
    config.put("value.serializer", StringSerializer.class);
    Producer<String, String> producer = new KafkaProducer<>(config); // expect: producer-not-closed
    ProducerRecord<String, String> record = new ProducerRecord<>("harvests", field, tons);
    producer.send(record, HarvestEvents::report);
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
