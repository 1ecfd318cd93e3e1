package com.thornfield.seeds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeedCatalogue {

  private final Producer<String, String> producer;

  public SeedCatalogue(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "seeds-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String year, List<String> seeds) {
    try {
      producer.beginTransaction();
      for (String seed : seeds) {
        producer.send(new ProducerRecord<>("seeds", seed, year)); // expect: ignored-send-on-old-client
      }
      producer.send(new ProducerRecord<>("catalogues", year, "COMPLETE"));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
