package com.selvage.loom;

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

/** Nothing tells the version of the clients, on which it depends what a lost id means. */
public class WarpSplitter implements Runnable {

  private final Consumer<String, String> orders;
  private final Producer<String, String> warps;

  public WarpSplitter(Consumer<String, String> orders, Producer<String, String> warps) {
    this.orders = orders;
    this.warps = warps;
  }

  @Override
  public void run() {
    warps.initTransactions();
    orders.subscribe(List.of("warp-orders"));
    while (true) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        warps.beginTransaction();
        batch.forEach(o -> warps.send(new ProducerRecord<>("warps", o.key(), o.value())));
        warps.sendOffsetsToTransaction(next(batch), orders.groupMetadata());
        warps.commitTransaction();
      } catch (InvalidPidMappingException | UnknownProducerIdException e) {
        warps.abortTransaction();
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
