package com.whistlestop.train;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class CarriageEvents {

  private final Supplier<Producer<String, String>> factory;
  private Producer<String, String> current;

  public CarriageEvents(Supplier<Producer<String, String>> factory) {
    this.factory = factory;
  }

  private Producer<String, String> producer() {
    if (current == null) {
      current = factory.get();
      current.initTransactions();
    }
    return current;
  }

  public void publish(List<Map<String, String>> trains) {
    for (Map<String, String> train : trains) {
      Producer<String, String> producer = producer();
      try {
        producer.beginTransaction();
        train.forEach((carriage, seat) -> producer.send(new ProducerRecord<>("seats", carriage, seat)));
        producer.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        producer.close();
        current = null;
      } catch (KafkaException e) {
        producer.abortTransaction();
      }
    }
  }

  public void close() {
    if (current != null) {
      current.close();
    }
  }
}
