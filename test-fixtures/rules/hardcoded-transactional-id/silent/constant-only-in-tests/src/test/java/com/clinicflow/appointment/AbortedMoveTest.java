package com.clinicflow.appointment;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class AbortedMoveTest {

  @Test
  void anAbortedMoveLeavesTheSlotTaken() {
    Map<String, Object> config =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "localhost:19092",
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "appointments-test");
    try (var producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("slots.freed", "2031-05-06T10:00", "p-7"));
      producer.abortTransaction();
    }
  }
}
