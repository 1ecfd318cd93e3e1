package com.copperleaf.tea;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TeaBlender {

  private final Producer<String, String> producer;

  public TeaBlender(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tea-blender-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void blend(String blend, List<String> leaves) {
    try {
      producer.beginTransaction();
      mix(blend, leaves);
      producer.commitTransaction(); // expect: transaction-call-out-of-order
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }

  private void mix(String blend, List<String> leaves) {
    if (leaves.size() < 2) {
      producer.abortTransaction();
      return;
    }
    for (String leaf : leaves) {
      producer.send(new ProducerRecord<>("blends", blend, leaf));
    }
  }
}
