package com.saltglaze.pot;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PotSales {

  private final KafkaProducer<String, String> sales;
  private final KafkaProducer<String, String> probe;

  public PotSales(String brokers) {
    Properties plain = new Properties();
    plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    probe = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
    Properties transactional = new Properties();
    transactional.putAll(plain);
    transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pots-" + System.getenv("POD_NAME"));
    sales = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    sales.initTransactions();
  }

  public void sell(Map<String, String> pots) {
    sales.beginTransaction();
    int partitions = probe.partitionsFor("pot-sales").size();
    pots.forEach(
        (pot, buyer) ->
            sales.send(
                new ProducerRecord<>("pot-sales", Math.floorMod(buyer.hashCode(), partitions), pot, buyer)));
    sales.commitTransaction();
  }

  public void close() {
    sales.close();
    probe.close();
  }
}
