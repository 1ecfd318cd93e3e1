package com.beltway.traffic;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PartitionProducers {

  private final Map<TopicPartition, Producer<String, String>> producers = new HashMap<>();

  public void publish(TopicPartition input, String street, String density) {
    Producer<String, String> producer = producers.computeIfAbsent(input, PartitionProducers::create);
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("densities", street, density));
      producer.send(new ProducerRecord<>("streets", density, street));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producers.remove(input);
      producer.close();
      throw e;
    }
  }

  private static Producer<String, String> create(TopicPartition input) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "traffic-" + input);
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
