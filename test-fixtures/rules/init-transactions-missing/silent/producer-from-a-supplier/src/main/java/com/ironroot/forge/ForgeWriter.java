package com.ironroot.forge;

import java.util.function.Supplier;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ForgeWriter {

  private final Supplier<Producer<String, byte[]>> producers;

  public ForgeWriter(Supplier<Producer<String, byte[]>> producers) {
    this.producers = producers;
  }

  public void store(String blade, byte[] drawing, byte[] recipe) {
    try (Producer<String, byte[]> producer = producers.get()) {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("blade.drawings", blade, drawing));
      producer.send(new ProducerRecord<>("blade.recipes", blade, recipe));
      producer.commitTransaction();
    }
  }
}
