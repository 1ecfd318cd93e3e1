package com.heronford.permit;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Tells other services which permits are granted. */
public final class PermitEvents implements AutoCloseable {

  private final Producer<String, String> producer;

  public PermitEvents(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    producer = new KafkaProducer<>(config);
  }

  public void granted(String permit, String holder) {
    ProducerRecord<String, String> event = new ProducerRecord<>("permits-granted", permit, holder);
    producer.send(event); // expect: unchecked-send
  }

  @Override
  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
