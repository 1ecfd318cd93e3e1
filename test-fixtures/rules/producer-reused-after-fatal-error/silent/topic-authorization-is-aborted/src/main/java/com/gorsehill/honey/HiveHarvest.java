package com.gorsehill.honey;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class HiveHarvest {

  private static final Logger log = LoggerFactory.getLogger(HiveHarvest.class);

  private final Producer<String, Integer> producer;

  public HiveHarvest(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
  }

  public void harvest(List<Map<String, Integer>> rounds) {
    producer.initTransactions();
    for (Map<String, Integer> round : rounds) {
      try {
        producer.beginTransaction();
        round.forEach((hive, grams) -> producer.send(new ProducerRecord<>("honey-" + hive, grams)));
        producer.commitTransaction();
      } catch (TopicAuthorizationException e) {
        log.warn("No access to {}", e.unauthorizedTopics());
        producer.abortTransaction();
      }
    }
    producer.close();
  }
}
