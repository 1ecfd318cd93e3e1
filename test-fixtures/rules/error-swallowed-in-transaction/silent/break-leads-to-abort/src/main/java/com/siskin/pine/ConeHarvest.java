package com.siskin.pine;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ConeHarvest {

  private final Consumer<String, String> cones;
  private final Producer<String, Long> seeds;

  ConeHarvest(Consumer<String, String> cones, Producer<String, Long> seeds) {
    this.cones = cones;
    this.seeds = seeds;
  }

  void harvest() {
    seeds.initTransactions();
    cones.subscribe(List.of("pine-cones"));
    while (true) {
      ConsumerRecords<String, String> batch = cones.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      seeds.beginTransaction();
      int sent = 0;
      for (ConsumerRecord<String, String> cone : batch) {
        try {
          seeds.send(new ProducerRecord<>("pine-seeds", cone.key(), Long.parseLong(cone.value())));
          sent++;
        } catch (NumberFormatException e) {
          System.err.println("Not a number: " + cone);
          break;
        }
      }
      if (sent < batch.count()) {
        seeds.abortTransaction();
        break;
      }
      seeds.sendOffsetsToTransaction(batch.nextOffsets(), cones.groupMetadata());
      seeds.commitTransaction();
    }
    seeds.close();
    cones.close();
  }
}
