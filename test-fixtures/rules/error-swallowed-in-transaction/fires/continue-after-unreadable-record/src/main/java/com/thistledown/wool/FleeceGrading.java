package com.thistledown.wool;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class FleeceGrading {

  private static final Logger log = LoggerFactory.getLogger(FleeceGrading.class);

  private final Consumer<String, String> fleeces;
  private final Producer<String, String> grades;

  public FleeceGrading(Consumer<String, String> fleeces, Producer<String, String> grades) {
    this.fleeces = fleeces;
    this.grades = grades;
  }

  public void run() {
    grades.initTransactions();
    fleeces.subscribe(List.of("fleeces"));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = fleeces.poll(Duration.ofMillis(300));
        if (!batch.isEmpty()) {
          grades.beginTransaction();
          grade(batch);
          grades.sendOffsetsToTransaction(batch.nextOffsets(), fleeces.groupMetadata());
          grades.commitTransaction();
        }
      }
    } finally {
      grades.close();
      fleeces.close();
    }
  }

  private void grade(ConsumerRecords<String, String> batch) {
    for (ConsumerRecord<String, String> fleece : batch) {
      double kilograms;
      try {
        kilograms = Double.parseDouble(fleece.value());
      } catch (NumberFormatException e) { // expect: error-swallowed-in-transaction
        log.error("Fleece {} has no weight", fleece.key());
        continue;
      }
      grades.send(new ProducerRecord<>("fleece-grades", fleece.key(), kilograms > 3.5 ? "A" : "B"));
    }
  }
}
