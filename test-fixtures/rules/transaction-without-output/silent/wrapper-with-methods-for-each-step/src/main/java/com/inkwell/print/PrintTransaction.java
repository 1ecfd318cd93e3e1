package com.inkwell.print;

import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** The steps of a transaction; callers decide what is sent between them. */
public class PrintTransaction {

  private final Producer<String, String> producer;

  public PrintTransaction(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void begin() {
    producer.beginTransaction();
  }

  public void write(String job) {
    producer.send(new ProducerRecord<>("print-jobs", job));
  }

  public void finish(
      Map<TopicPartition, OffsetAndMetadata> positions,
      org.apache.kafka.clients.consumer.ConsumerGroupMetadata group) {
    producer.sendOffsetsToTransaction(positions, group);
    producer.commitTransaction();
  }
}
