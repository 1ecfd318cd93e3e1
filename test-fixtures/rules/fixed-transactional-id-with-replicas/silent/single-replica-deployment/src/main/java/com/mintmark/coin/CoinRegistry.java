package com.mintmark.coin;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CoinRegistry {

  private final KafkaProducer<String, String> producer;

  public CoinRegistry(String brokers) {
    producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                // expect: hardcoded-transactional-id
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "coin-registry"),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
  }

  public void mint(String series, String serial) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("coins.minted", serial, series));
    producer.send(new ProducerRecord<>("series.progress", series, serial));
    producer.commitTransaction();
  }
}
