package com.foxglove.herb;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HerbImport {

  public static void main(String[] herbs) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "herb-import-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String herb : herbs) {
        producer.send(new ProducerRecord<>("herbs", herb, "IMPORTED"));
      }
      producer.commitTransaction();
      SummaryReporter.report(producer, herbs.length);
    }
  }
}
