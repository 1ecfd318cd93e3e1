package com.hothouse.orchid;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class OrchidSink {

  private final Producer<String, String> producer;

  public OrchidSink(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void drain(Consumer<String, String> consumer, ConsumerGroupMetadata group, BooleanSupplier active) {
    while (active.getAsBoolean()) {
      ConsumerRecords<String, String> orchids = consumer.poll(Duration.ofSeconds(1));
      if (!orchids.isEmpty()) {
        producer.beginTransaction();
        orchids.forEach(o -> producer.send(new ProducerRecord<>("orchids", o.key(), o.value())));
        producer.sendOffsetsToTransaction(orchids.nextOffsets(), group);
        producer.commitTransaction();
      }
    }
  }
}
