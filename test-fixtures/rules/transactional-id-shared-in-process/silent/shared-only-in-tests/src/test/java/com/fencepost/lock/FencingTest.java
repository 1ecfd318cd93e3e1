package com.fencepost.lock;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class FencingTest {

  @Test
  void theSecondWriterFencesTheFirst() {
    Producer<String, String> first = writer();
    Producer<String, String> second = writer();
    first.initTransactions();
    first.beginTransaction();
    first.send(new ProducerRecord<>("locks", "door-1", "first"));
    second.initTransactions();
    assertThrows(KafkaException.class, first::commitTransaction);
    first.close();
    second.close();
  }

  private static Producer<String, String> writer() {
    Properties config = new Properties();
    config.put("bootstrap.servers", "localhost:9092");
    config.put("transactional.id", "lock-writer-test");
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
