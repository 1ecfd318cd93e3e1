package com.betmore.settlement;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SettlementApp {

  private SettlementApp() {}

  public static void main(String[] args) {
    String market = args[0];
    try (Producer<String, String> producer = transactionalProducer("settlement", args[1])) {
      producer.initTransactions();
      producer.beginTransaction();
      for (int i = 2; i < args.length; i++) {
        producer.send(new ProducerRecord<>("bets.settled", args[i], market));
      }
      producer.send(new ProducerRecord<>("markets.closed", market, "SETTLED"));
      producer.commitTransaction();
    }
  }

  private static Producer<String, String> transactionalProducer(String id, String brokers) {
    Map<String, Object> settings = new HashMap<>(commonSettings(brokers));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, id); // expect: hardcoded-transactional-id
    settings.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 15_000);
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  private static Map<String, Object> commonSettings(String brokers) {
    return Map.of(
        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
        ProducerConfig.COMPRESSION_TYPE_CONFIG, "zstd");
  }
}
