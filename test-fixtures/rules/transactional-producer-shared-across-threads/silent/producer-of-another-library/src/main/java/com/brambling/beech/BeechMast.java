package com.brambling.beech;

import com.brambling.beech.queue.MastProducer;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Once wrote with {@code org.apache.kafka.clients.producer.KafkaProducer}. */
public class BeechMast {

  private final ExecutorService pool = Executors.newFixedThreadPool(4);
  private final MastProducer producer;

  public BeechMast(MastProducer producer) {
    this.producer = producer;
  }

  public void publish(List<String> trees) {
    for (String tree : trees) {
      pool.submit(
          () -> {
            producer.beginTransaction();
            producer.send("beech-mast", tree);
            producer.commitTransaction();
          });
    }
  }
}
