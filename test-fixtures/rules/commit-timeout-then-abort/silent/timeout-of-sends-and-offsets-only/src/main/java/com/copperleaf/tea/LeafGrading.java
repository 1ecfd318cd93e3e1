package com.copperleaf.tea;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;

public class LeafGrading {

  private final Consumer<String, String> leaves;
  private final Producer<String, String> grades;

  public LeafGrading(Consumer<String, String> leaves, Producer<String, String> grades) {
    this.leaves = leaves;
    this.grades = grades;
  }

  public void grade() {
    grades.initTransactions();
    leaves.subscribe(List.of("tea-leaves"));
    try {
      while (true) {
        ConsumerRecords<String, String> batch = leaves.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        grades.beginTransaction();
        try {
          for (ConsumerRecord<String, String> leaf : batch) {
            grades.send(new ProducerRecord<>("tea-grades", leaf.key(), leaf.value()));
          }
          grades.sendOffsetsToTransaction(batch.nextOffsets(), leaves.groupMetadata());
        } catch (TimeoutException e) {
          grades.abortTransaction();
          for (TopicPartition partition : batch.partitions()) {
            leaves.seek(partition, batch.records(partition).get(0).offset());
          }
          continue;
        }
        grades.commitTransaction();
      }
    } finally {
      grades.close();
      leaves.close();
    }
  }
}
