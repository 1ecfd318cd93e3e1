package com.gullwing.berth;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

final class BerthPlan {

  private final KafkaProducer<String, String> producer;

  BerthPlan(String servers) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  Future<RecordMetadata> assign(String ship, String berth) {
    return producer.send(new ProducerRecord<>("berth-plan", ship, berth));
  }

  void assignAll(Map<String, String> plan) throws Exception {
    for (Map.Entry<String, String> each : plan.entrySet()) {
      Future<RecordMetadata> planned = assign(each.getKey(), each.getValue());
      planned.get(30, TimeUnit.SECONDS);
    }
  }
}
