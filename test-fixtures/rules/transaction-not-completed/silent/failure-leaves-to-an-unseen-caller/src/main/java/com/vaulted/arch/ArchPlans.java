package com.vaulted.arch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A plan store that failed is closed by its owner and replaced by a new one. */
public final class ArchPlans implements AutoCloseable {

  private final Producer<String, String> producer;

  public ArchPlans(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "arches-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void store(String arch, List<String> stones) {
    producer.beginTransaction();
    for (String stone : stones) {
      producer.send(new ProducerRecord<>("arches", arch, stone));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
