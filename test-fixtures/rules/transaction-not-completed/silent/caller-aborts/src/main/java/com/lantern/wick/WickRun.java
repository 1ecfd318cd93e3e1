package com.lantern.wick;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WickRun {

  public static void run(List<List<String>> boxes) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wicks-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      for (List<String> box : boxes) {
        try {
          WickWriter.write(producer, box);
        } catch (IllegalArgumentException e) {
          producer.abortTransaction();
        }
      }
    }
  }
}
