package org.bramble.parcels;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.stereotype.Service;

@Service
public class LendingService {

  private final Producer<String, String> producer;

  public LendingService(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void lend(String book, String reader) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("loans", book, reader));
    producer.send(new ProducerRecord<>("readers", reader, book));
    producer.commitTransaction();
  }
}
