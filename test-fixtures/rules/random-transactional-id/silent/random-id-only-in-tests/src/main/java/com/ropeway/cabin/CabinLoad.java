package com.ropeway.cabin;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;

public final class CabinLoad {

  private final Producer<Integer, Integer> producer;

  CabinLoad(Producer<Integer, Integer> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public static CabinLoad ofStation(String brokers) {
    return new CabinLoad(
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cabins-" + System.getenv("HOSTNAME")),
            new IntegerSerializer(),
            new IntegerSerializer()));
  }

  public void change(int from, int to, int passengers) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("cabins", from, -passengers));
    producer.send(new ProducerRecord<>("cabins", to, passengers));
    producer.commitTransaction();
  }
}
