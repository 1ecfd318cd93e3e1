package com.oxbowlake.vault;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Who opened which door. The law asks for it. */
final class AccessTrail {

  private static final String TOPIC = "door-openings";

  private final KafkaProducer<String, String> producer;

  AccessTrail(Map<String, Object> shared) {
    Map<String, Object> config = new LinkedHashMap<>(shared);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  synchronized void opened(String door, String badge) {
    try {
      producer.send(new ProducerRecord<>(TOPIC, door, badge)); // expect: unchecked-send
    } catch (KafkaException e) {
      throw new IllegalStateException("Door " + door + " cannot be recorded", e);
    }
  }
}
