package com.trailcam.upload;

import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PictureIndex {

  private final Producer<String, String> producer =
      new KafkaProducer<>(
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"),
              ProducerConfig.CLIENT_ID_CONFIG, "picture-index",
              ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true,
              ProducerConfig.ACKS_CONFIG, "all"),
          new StringSerializer(),
          new StringSerializer());

  public Future<RecordMetadata> add(String camera, String picture) {
    return producer.send(new ProducerRecord<>("pictures", camera, picture));
  }
}
