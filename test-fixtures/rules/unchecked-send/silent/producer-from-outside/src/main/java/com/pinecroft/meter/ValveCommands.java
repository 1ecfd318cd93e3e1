package com.pinecroft.meter;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Gets its producer from a registry that is not part of this project and may wrap it. */
public final class ValveCommands {

  private final Producer<String, String> producer;

  public ValveCommands(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void open(String valve) {
    producer.send(new ProducerRecord<>("valve-commands", valve, "open"));
  }
}
