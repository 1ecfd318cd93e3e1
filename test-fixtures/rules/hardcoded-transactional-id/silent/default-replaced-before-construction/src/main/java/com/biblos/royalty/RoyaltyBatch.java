package com.biblos.royalty;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RoyaltyBatch {

  private static Map<String, Object> defaults() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "gzip");
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "royalty-batch");
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 45_000);
    return config;
  }

  public void run(String brokers, int shard, Map<String, Double> amounts) {
    Map<String, Object> config = defaults();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "royalty-batch-" + shard);
    try (Producer<String, Double> producer =
        new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      amounts.forEach(
          (author, amount) -> producer.send(new ProducerRecord<>("royalties", author, amount)));
      producer.commitTransaction();
    }
  }
}
