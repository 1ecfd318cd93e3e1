package dk.fyrtaarn.lamps;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class LampIdle implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(LampIdle.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  LampIdle(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("lamps"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      if (records.isEmpty()) {
        consumer.commitSync();
        continue;
      }
      for (ConsumerRecord<String, String> lamp : records) {
        producer.send(new ProducerRecord<>("lamp-states", lamp.key(), lamp.value()));
      }
      producer.flush();
    }
  }
}
