package dk.fyrtaarn.lamps;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class LampModes {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final boolean atMostOnce;

  LampModes(
      Consumer<String, String> consumer, Producer<String, String> producer, boolean atMostOnce) {
    this.consumer = consumer;
    this.producer = producer;
    this.atMostOnce = atMostOnce;
  }

  void loop() {
    while (true) {
      ConsumerRecords<String, String> lamps = consumer.poll(Duration.ofSeconds(1));
      if (atMostOnce) {
        consumer.commitSync();
      }
      lamps.forEach(
          lamp -> producer.send(new ProducerRecord<>("lamp-states", lamp.key(), lamp.value())));
      if (!atMostOnce) {
        producer.flush();
        consumer.commitSync();
      }
    }
  }
}
