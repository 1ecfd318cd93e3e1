package com.hourglass.sand;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SandLoads {

  private final KafkaProducer<String, String> producer;

  public SandLoads() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sand-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public int load(List<List<String>> trucks) {
    int loaded = 0;
    try {
      for (List<String> truck : trucks) {
        producer.beginTransaction(); // expect: transaction-not-completed
        if (truck.contains("LAST")) {
          break;
        }
        truck.forEach(load -> producer.send(new ProducerRecord<>("loads", load)));
        producer.commitTransaction();
        loaded++;
      }
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
    return loaded;
  }
}
