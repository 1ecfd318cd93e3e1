package com.bobbin.darts;

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

/** Turns orders into darts. */
public class DartSplitter implements Runnable {

  private final Consumer<String, String> orders;
  private final Producer<String, String> darts;

  public DartSplitter(Consumer<String, String> orders, Producer<String, String> darts) {
    this.orders = orders;
    this.darts = darts;
  }

  @Override
  public void run() {
    darts.initTransactions();
    orders.subscribe(List.of("dart-orders"));
    while (true) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        darts.beginTransaction();
        batch.forEach(o -> darts.send(new ProducerRecord<>("darts", o.key(), o.value())));
        darts.sendOffsetsToTransaction(next(batch), orders.groupMetadata());
        darts.commitTransaction();
      } catch (InvalidPidMappingException | UnknownProducerIdException e) {
        darts.abortTransaction(); // expect: abort-on-fatal-error
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
