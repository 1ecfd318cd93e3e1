package com.payloft.refund;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The nap of the simulated bank is no real time. */
public final class RefundSimulation {

  private final KafkaProducer<String, String> producer;

  public RefundSimulation(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void refund(String order) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("refunds", order));
    SimulatedClock.sleep(600_000);
    producer.commitTransaction();
  }

  private static final class SimulatedClock {

    private static long now;

    static void sleep(long milliseconds) {
      now += milliseconds;
    }
  }
}
