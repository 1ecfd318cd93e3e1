package org.stillwater.canoe;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RentalLog implements AutoCloseable {

  private final Producer<String, String> producer;

  public RentalLog(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void rent(String canoe, String guest) {
    producer.beginTransaction();
    write(canoe, guest);
    try {
      producer.commitTransaction();
    } catch (TimeoutException e) {
      producer.beginTransaction(); // expect: commit-timeout-then-abort
      write(canoe, guest);
      producer.commitTransaction();
    }
  }

  private void write(String canoe, String guest) {
    producer.send(new ProducerRecord<>("canoe-rentals", canoe, guest));
    producer.send(new ProducerRecord<>("guest-canoes", guest, canoe));
  }

  @Override
  public void close() {
    producer.close();
  }
}
