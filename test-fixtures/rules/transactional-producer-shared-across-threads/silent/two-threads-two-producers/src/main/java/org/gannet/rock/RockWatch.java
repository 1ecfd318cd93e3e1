package org.gannet.rock;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RockWatch {

  public static void main(String[] args) {
    BlockingQueue<String> births = new LinkedBlockingQueue<>();
    BlockingQueue<String> departures = new LinkedBlockingQueue<>();
    new Thread(() -> write(open(args[0], "births"), "births", births)).start();
    new Thread(() -> write(open(args[0], "departures"), "departures", departures)).start();
  }

  private static KafkaProducer<String, String> open(String brokers, String use) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-" + use);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }

  private static void write(
      KafkaProducer<String, String> producer, String topic, BlockingQueue<String> birds) {
    try (producer) {
      while (true) {
        String bird = birds.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>(topic, bird));
        producer.send(new ProducerRecord<>("changes", topic, bird));
        producer.commitTransaction();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
