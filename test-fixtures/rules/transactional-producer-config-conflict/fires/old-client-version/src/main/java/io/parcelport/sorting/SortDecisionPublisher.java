package io.parcelport.sorting;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SortDecisionPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public SortDecisionPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sort-decisions-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.ACKS_CONFIG, "1"); // expect: transactional-producer-config-conflict
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void decide(String parcel, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("sort-decisions", parcel, state)); // expect: ignored-send-on-old-client
      producer.send(new ProducerRecord<>("sort-decisions-audit", parcel, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
