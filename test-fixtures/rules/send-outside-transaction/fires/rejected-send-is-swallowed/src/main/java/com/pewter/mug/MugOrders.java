package com.pewter.mug;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MugOrders {

  public static void write(List<List<String>> orders) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mug-orders-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      for (List<String> mugs : orders) {
        announce(producer, mugs.size());
        producer.beginTransaction();
        for (String mug : mugs) {
          producer.send(new ProducerRecord<>("mugs", mug));
        }
        producer.commitTransaction();
      }
    }
  }

  private static void announce(KafkaProducer<String, String> producer, int count) {
    try {
      producer.send(new ProducerRecord<>("announcements", "mugs", count + " to come")); // expect: send-outside-transaction
    } catch (IllegalStateException e) {
      System.err.println("An announcement was not sent.");
    }
  }
}
