package com.thimble.tailor;

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

/** From 2.5 to 3.9 a producer whose id the broker has forgotten gets a new one by aborting. */
public class HemSplitter implements Runnable {

  private final Consumer<String, String> orders;
  private final Producer<String, String> hems;

  public HemSplitter(Consumer<String, String> orders, Producer<String, String> hems) {
    this.orders = orders;
    this.hems = hems;
  }

  @Override
  public void run() {
    hems.initTransactions();
    orders.subscribe(List.of("hem-orders"));
    while (true) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        hems.beginTransaction();
        batch.forEach(o -> hems.send(new ProducerRecord<>("hems", o.key(), o.value())));
        hems.sendOffsetsToTransaction(next(batch), orders.groupMetadata());
        hems.commitTransaction();
      } catch (InvalidPidMappingException | UnknownProducerIdException e) {
        hems.abortTransaction();
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
