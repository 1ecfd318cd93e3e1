package org.openshelter.bed;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BedStayPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public BedStayPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, System.getenv("KAFKA_ACKS"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void assign(String bed, String state) {
    producer.send(
        new ProducerRecord<>("bed-stays", bed, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + bed, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
