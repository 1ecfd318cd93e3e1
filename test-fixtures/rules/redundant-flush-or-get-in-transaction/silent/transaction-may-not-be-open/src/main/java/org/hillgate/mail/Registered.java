package org.hillgate.mail;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class Registered {

  private final Producer<String, String> producer;

  public Registered(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void write(List<String> letters) {
    for (String letter : letters) {
      producer.send(new ProducerRecord<>("registered", letter));
    }
    producer.flush();
  }
}
