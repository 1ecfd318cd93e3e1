package com.nightjar.moth;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class MothTraps {

  private static final Logger log = LoggerFactory.getLogger(MothTraps.class);

  private final Producer<String, String> producer;
  private final java.util.function.Consumer<String> display;

  public MothTraps(Producer<String, String> producer, java.util.function.Consumer<String> display) {
    this.producer = producer;
    this.display = display;
    producer.initTransactions();
  }

  public void caught(String trap, List<String> moths) {
    producer.beginTransaction();
    moths.forEach(moth -> producer.send(new ProducerRecord<>("moths", trap, moth)));
    producer.commitTransaction();
    try {
      display.accept(trap + ": " + moths.size());
    } catch (RuntimeException e) {
      log.warn("The display is off", e);
    }
  }
}
