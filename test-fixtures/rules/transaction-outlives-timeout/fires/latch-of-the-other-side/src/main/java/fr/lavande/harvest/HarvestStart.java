package fr.lavande.harvest;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Announces a harvest and waits for the press to be ready before it counts. */
public final class HarvestStart {

  private final CountDownLatch pressReady = new CountDownLatch(1);
  private final KafkaProducer<String, String> producer;

  public HarvestStart(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  /** The press calls this when it is clean. */
  public void onPressReady() {
    pressReady.countDown();
  }

  public void start(String field) throws InterruptedException {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("harvests", field, "started"));
    pressReady.await();  // expect: transaction-outlives-timeout
    producer.commitTransaction();
  }
}
