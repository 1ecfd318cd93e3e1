package com.barleycorn.malt;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MaltBatches {

  private final KafkaProducer<String, Integer> stock;
  private final KafkaProducer<String, Integer> orders;

  public MaltBatches(String brokers, String instance) {
    stock =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "malt-" + instance),
            new StringSerializer(),
            new IntegerSerializer());
    orders =
        new KafkaProducer<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers),
            new StringSerializer(),
            new IntegerSerializer());
    stock.initTransactions();
  }

  public void use(Map<String, Integer> sacks) {
    stock.beginTransaction();
    sacks.forEach(
        (malt, number) -> {
          stock.send(new ProducerRecord<>("malt-used", malt, number));
          if (number > 50) {
            orders.send(new ProducerRecord<>("malt-orders", malt, number * 2)); // expect: foreign-producer-in-transaction, unchecked-send
          }
        });
    stock.commitTransaction();
  }

  public void close() {
    stock.close();
    orders.close();
  }
}
