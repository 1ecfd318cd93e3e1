package eu.tidemill.flour;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class DeadLetters {

  private final Producer<String, String> producer;

  DeadLetters(Producer<String, String> producer) {
    this.producer = producer;
  }

  void put(ConsumerRecord<String, String> record, Exception reason) {
    ProducerRecord<String, String> letter =
        new ProducerRecord<>(record.topic() + ".errors", record.key(), record.value());
    letter.headers().add("reason", String.valueOf(reason).getBytes(StandardCharsets.UTF_8));
    producer.send(letter);
  }
}
