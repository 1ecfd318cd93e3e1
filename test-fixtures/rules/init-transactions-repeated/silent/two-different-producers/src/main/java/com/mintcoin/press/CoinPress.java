package com.mintcoin.press;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CoinPress {

  public static void main(String[] args) {
    try (KafkaProducer<String, String> coins = create("coins");
        KafkaProducer<String, String> medals = create("medals")) {
      coins.initTransactions();
      medals.initTransactions();

      publish(coins, "coins.pressed", args[0]);
      publish(medals, "medals.pressed", args[1]);
    }
  }

  private static void publish(KafkaProducer<String, String> producer, String topic, String piece) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>(topic, piece, "PRESSED"));
    producer.send(new ProducerRecord<>("pieces", piece, topic));
    producer.commitTransaction();
  }

  private static KafkaProducer<String, String> create(String kind) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, kind + "-press-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
