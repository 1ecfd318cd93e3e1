package com.rosemount.vineyard;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PickingTeams {

  private final Map<String, Object> config;

  public PickingTeams(Map<String, Object> config) {
    this.config = config;
  }

  public void assign(Map<String, String> rows) {
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      write(producer, rows);
    }
  }

  private void write(Producer<String, String> producer, Map<String, String> rows) {
    try {
      producer.beginTransaction();
      rows.forEach((row, team) -> producer.send(new ProducerRecord<>("picking-teams", row, team)));
      producer.commitTransaction();
    } catch (TimeoutException e) {
      throw new IllegalStateException("It is not known whether the teams are assigned", e);
    }
  }
}
