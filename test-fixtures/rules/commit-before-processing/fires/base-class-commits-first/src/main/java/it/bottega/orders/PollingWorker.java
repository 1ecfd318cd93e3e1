package it.bottega.orders;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;

abstract class PollingWorker implements Runnable {

  private final Consumer<String, String> consumer;

  PollingWorker(Consumer<String, String> consumer) {
    this.consumer = consumer;
  }

  @Override
  public void run() {
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> polled = consumer.poll(Duration.ofSeconds(2));
      if (polled.isEmpty()) {
        continue;
      }
      consumer.commitSync(Duration.ofSeconds(5)); // expect: commit-before-processing
      polled.forEach(this::work);
    }
  }

  abstract void work(ConsumerRecord<String, String> order);
}
