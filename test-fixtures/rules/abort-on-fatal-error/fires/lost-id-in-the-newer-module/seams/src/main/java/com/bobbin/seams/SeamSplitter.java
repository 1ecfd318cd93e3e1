package com.bobbin.seams;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.UnknownProducerIdException;

/** Turns orders into seams. */
public class SeamSplitter implements Runnable {

  private final Consumer<String, String> orders;
  private final Producer<String, String> seams;

  public SeamSplitter(Consumer<String, String> orders, Producer<String, String> seams) {
    this.orders = orders;
    this.seams = seams;
  }

  @Override
  public void run() {
    seams.initTransactions();
    orders.subscribe(List.of("seam-orders"));
    while (true) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        seams.beginTransaction();
        batch.forEach(o -> seams.send(new ProducerRecord<>("seams", o.key(), o.value())));
        seams.sendOffsetsToTransaction(next(batch), orders.groupMetadata());
        seams.commitTransaction();
      } catch (InvalidPidMappingException | UnknownProducerIdException e) {
        seams.abortTransaction();
        batch.partitions().forEach(p -> orders.seek(p, batch.records(p).get(0).offset()));
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecords<String, String> batch) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    batch.forEach(
        order ->
            next.put(
                new TopicPartition(order.topic(), order.partition()),
                new OffsetAndMetadata(order.offset() + 1)));
    return next;
  }
}
