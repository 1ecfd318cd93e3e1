package com.wagtail.stream;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;

public class NestBoxes {

  private final Consumer<String, String> boxes;
  private final Producer<String, String> broods;

  public NestBoxes(Consumer<String, String> boxes, Producer<String, String> broods) {
    this.boxes = boxes;
    this.broods = broods;
  }

  public void run() {
    broods.initTransactions();
    boxes.subscribe(List.of("nest-boxes"));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = boxes.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        broods.beginTransaction();
        try {
          batch.forEach(b -> broods.send(new ProducerRecord<>("broods", b.key(), b.value().strip())));
        } catch (NullPointerException | SerializationException e) {
          broods.abortTransaction();
          batch.partitions().forEach(p -> boxes.seek(p, batch.records(p).get(0).offset()));
          continue;
        }
        broods.sendOffsetsToTransaction(batch.nextOffsets(), boxes.groupMetadata());
        broods.commitTransaction();
      }
    } finally {
      broods.close();
      boxes.close();
    }
  }
}
