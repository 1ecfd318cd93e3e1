package org.openshelter.bed;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BedStayPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public BedStayPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bed-stays-" + System.getenv("POD_NAME"));
    config.put("transaction.two.phase.commit.enable", true); // expect: two-phase-commit-flag-without-effect
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 900_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void assign(String bed, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("bed-stays", bed, state));
      producer.send(new ProducerRecord<>("bed-stays-audit", bed, state));
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
