package com.oystercatcher.shell;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class ShellSizes {

  private final Producer<String, Integer> producer;

  public ShellSizes(Producer<String, Integer> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public void publish(Map<String, byte[]> pictures, ToIntFunction<byte[]> measure) {
    List<ProducerRecord<String, Integer>> sizes =
        pictures.entrySet().parallelStream()
            .map(p -> new ProducerRecord<>("shells", p.getKey(), measure.applyAsInt(p.getValue())))
            .toList();
    producer.beginTransaction();
    sizes.forEach(producer::send);
    producer.commitTransaction();
  }
}
