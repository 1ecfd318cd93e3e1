package com.snowdrop.nursery;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BulbSales {

  private final Map<String, Object> config;
  private Producer<String, String> producer;

  public BulbSales(Map<String, Object> config) {
    this.config = config;
    this.producer = connect();
  }

  private Producer<String, String> connect() {
    Producer<String, String> connected =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    connected.initTransactions();
    return connected;
  }

  public void sell(String customer, List<String> bulbs) {
    try {
      producer.beginTransaction();
      bulbs.forEach(bulb -> producer.send(new ProducerRecord<>("bulb-sales", customer, bulb)));
      producer.commitTransaction();
    } catch (TimeoutException e) {
      // Nobody knows whether it is committed. The caller looks into the topic before it tries again.
      producer.close(Duration.ofSeconds(10));
      producer = connect();
      throw e;
    }
  }

  public void stop() {
    producer.close();
  }
}
