package com.copperplate.etch;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class EtchingRun {

  public static void main(String[] plates) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "etching-run-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      TransactionGuard guard = new TransactionGuard(producer);
      try {
        guard.begin();
        for (String plate : plates) {
          producer.send(new ProducerRecord<>("plates", plate, "ETCHED"));
        }
        guard.commit();
      } finally {
        guard.abortIfOpen();
      }
    }
  }
}
