package com.acme.pay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class PayWriter {

  private final KafkaProducer<String, String> producer;

  public PayWriter(Map<String, Object> common) {
    Map<String, Object> config = new HashMap<>(common);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public void pay(String account, String amount) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("payments", account, amount));
    producer.commitTransaction();
  }
}
