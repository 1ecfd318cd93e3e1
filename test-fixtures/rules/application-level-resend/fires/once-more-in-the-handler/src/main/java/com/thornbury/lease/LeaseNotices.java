package com.thornbury.lease;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public class LeaseNotices {

  private static final Map<String, Object> SETTINGS = Map.of(
      ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092",
      ProducerConfig.CLIENT_ID_CONFIG, "lease-notices");

  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(SETTINGS, new StringSerializer(), new StringSerializer());

  public void expired(String lease) throws Exception {
    ProducerRecord<String, String> notice = new ProducerRecord<>("leases-expired", lease, lease);
    Future<RecordMetadata> outcome = producer.send(notice);
    try {
      outcome.get();
    } catch (ExecutionException e) {
      Thread.sleep(500);
      producer.send(notice).get(); // expect: application-level-resend
    }
  }
}
