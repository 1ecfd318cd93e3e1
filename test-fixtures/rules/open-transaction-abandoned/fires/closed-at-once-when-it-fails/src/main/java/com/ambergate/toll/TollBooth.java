package com.ambergate.toll;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TollBooth {

  private final Producer<String, String> producer;

  public TollBooth(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "toll-booth-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void passed(String car, String cents) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("passages", car, "PASSED"));
      producer.send(new ProducerRecord<>("tolls", car, cents));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close(Duration.ofMillis(0)); // expect: open-transaction-abandoned
      throw e;
    }
  }
}
