package com.thornfield.larch;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Felling {

  public static void main(String[] trees) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.setProperty("transactional.id", "felling-" + System.getenv("POD_NAME"));
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      Outbox outbox = new Outbox(producer);
      producer.beginTransaction();
      for (String tree : trees) {
        outbox.put("trees", tree, "FELLED");
      }
      producer.commitTransaction();
    }
  }
}
