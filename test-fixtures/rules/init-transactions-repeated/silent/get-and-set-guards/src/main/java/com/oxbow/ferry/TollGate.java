package com.oxbow.ferry;

import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Initialises the producer with the first toll, when the broker has to be there. */
public final class TollGate {

  private final AtomicBoolean initialised = new AtomicBoolean();
  private final KafkaProducer<String, String> producer;

  TollGate() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", "tolls-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public static void main(String[] tolls) {
    TollGate booth = new TollGate();
    for (String toll : tolls) {
      booth.book(toll);
    }
    booth.producer.close();
  }

  private void book(String toll) {
    if (!initialised.getAndSet(true)) {
      producer.initTransactions();
    }
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("tolls", toll));
      producer.send(new ProducerRecord<>("toll-totals", toll));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
