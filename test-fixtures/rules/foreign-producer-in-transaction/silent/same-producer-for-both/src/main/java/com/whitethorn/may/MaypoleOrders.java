package com.whitethorn.may;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class MaypoleOrders {

  private final KafkaProducer<String, String> producer;

  public MaypoleOrders(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "maypoles-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void order(String village, List<String> ribbons) {
    producer.beginTransaction();
    ribbons.forEach(ribbon -> producer.send(new ProducerRecord<>("ribbons", village, ribbon)));
    producer.send(new ProducerRecord<>("village-notices", village, "ordered"));
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
  }
}
