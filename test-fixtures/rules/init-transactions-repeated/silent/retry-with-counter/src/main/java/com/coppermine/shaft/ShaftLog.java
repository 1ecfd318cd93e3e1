package com.coppermine.shaft;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ShaftLog {

  private static final int MAX_ATTEMPTS = 4;

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "shaft-log-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      int attempts = 0;
      boolean ready = false;
      while (!ready) {
        try {
          producer.initTransactions();
          ready = true;
        } catch (TimeoutException e) {
          attempts++;
          if (attempts >= MAX_ATTEMPTS) {
            throw e;
          }
        }
      }
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("shafts", args[1], args[2]));
      producer.commitTransaction();
    }
  }
}
