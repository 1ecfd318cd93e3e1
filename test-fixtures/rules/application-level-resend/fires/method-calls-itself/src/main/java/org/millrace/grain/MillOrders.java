package org.millrace.grain;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class MillOrders {

  private final KafkaProducer<String, String> producer;

  MillOrders(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void order(String mill, String order) {
    deliver(new ProducerRecord<>("mill-orders", mill, order), 5);
  }

  private void deliver(ProducerRecord<String, String> record, int attemptsLeft) {
    try {
      producer.send(record).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      if (attemptsLeft == 0) {
        throw new IllegalStateException("Order is not delivered", e);
      }
      deliver(record, attemptsLeft - 1); // expect: application-level-resend
    }
  }
}
