package fi.jaanmurtaja.ice;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class IceCounts implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(IceCounts.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  IceCounts(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("ice-counts"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      int done = 0;
      for (ConsumerRecord<String, String> count : records) {
        producer.send(new ProducerRecord<>("ice-sums", count.key(), count.value()));
        done++;
        if (done == records.count()) {
          consumer.commitSync();
        }
      }
    }
  }
}
