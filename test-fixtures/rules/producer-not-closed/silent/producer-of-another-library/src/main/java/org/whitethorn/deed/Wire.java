package org.whitethorn.deed;

import io.brassworks.messaging.KafkaProducer;

public final class Wire {

  public static void main(String[] args) {
    KafkaProducer<String, String> producer = KafkaProducer.connect(args[0]);
    producer.send(args[1], args[2]);
  }
}
