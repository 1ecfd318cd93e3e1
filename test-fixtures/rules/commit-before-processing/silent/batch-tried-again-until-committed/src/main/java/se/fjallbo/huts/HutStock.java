package se.fjallbo.huts;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class HutStock implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(HutStock.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  HutStock(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("hut-stock"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      boolean done = false;
      while (!done) {
        try {
          for (ConsumerRecord<String, String> stock : records) {
            producer.send(new ProducerRecord<>("hut-orders", stock.key(), stock.value()));
          }
          producer.flush();
          consumer.commitSync();
          done = true;
        } catch (KafkaException e) {
          LOG.warn("Trying the batch again", e);
        }
      }
    }
  }
}
