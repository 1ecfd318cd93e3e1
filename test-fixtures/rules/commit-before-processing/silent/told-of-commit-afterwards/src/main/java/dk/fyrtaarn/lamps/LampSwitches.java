package dk.fyrtaarn.lamps;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class LampSwitches {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final LampObserver observer;

  LampSwitches(
      Consumer<String, String> consumer, Producer<String, String> producer, LampObserver observer) {
    this.consumer = consumer;
    this.producer = producer;
    this.observer = observer;
  }

  void loop() {
    while (true) {
      ConsumerRecords<String, String> lamps = consumer.poll(Duration.ofSeconds(1));
      lamps.forEach(
          lamp -> producer.send(new ProducerRecord<>("lamp-states", lamp.key(), lamp.value())));
      producer.flush();
      consumer.commitSync();
      lamps.forEach(lamp -> observer.committed(lamp.key()));
    }
  }
}
