package com.thimble.tailor;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;

public class OrderSplitter implements Runnable {

  private final Consumer<String, String> orders;
  private final Producer<String, String> pieces;

  public OrderSplitter(Consumer<String, String> orders, Producer<String, String> pieces) {
    this.orders = orders;
    this.pieces = pieces;
  }

  @Override
  public void run() {
    pieces.initTransactions();
    orders.subscribe(List.of("suit-orders"));
    boolean running = true;
    while (running) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        pieces.beginTransaction();
        batch.forEach(o -> pieces.send(new ProducerRecord<>("suit-pieces", o.key(), o.value())));
        pieces.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
        pieces.commitTransaction();
      } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
        running = false;
      } catch (KafkaException e) {
        pieces.abortTransaction();
        batch.partitions().forEach(p -> orders.seek(p, batch.records(p).get(0).offset()));
      }
    }
    pieces.close();
    orders.close();
  }
}
