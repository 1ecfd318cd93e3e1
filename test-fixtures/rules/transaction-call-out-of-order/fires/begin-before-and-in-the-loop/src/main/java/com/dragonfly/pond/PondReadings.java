package com.dragonfly.pond;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PondReadings {

  public void write(String brokers, List<String> ponds) {
    Map<String, Object> config =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ponds-" + System.getenv("POD_NAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String pond : ponds) {
        producer.beginTransaction(); // expect: transaction-call-out-of-order
        producer.send(new ProducerRecord<>("ponds.read", pond, "READ"));
        producer.send(new ProducerRecord<>("ponds.due", pond, "TOMORROW"));
        producer.commitTransaction();
      }
    }
  }
}
