package com.greenhouse.seed;

import java.util.Collection;
import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

final class ExactWriter implements AutoCloseable {

  private final Producer<String, String> producer;

  ExactWriter(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  void write(
      Collection<ProducerRecord<String, String>> records,
      Map<TopicPartition, OffsetAndMetadata> offsets,
      String consumerGroup) {
    producer.beginTransaction();
    records.forEach(producer::send);
    producer.sendOffsetsToTransaction(offsets, consumerGroup); // expect: send-offsets-overload-removed
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
