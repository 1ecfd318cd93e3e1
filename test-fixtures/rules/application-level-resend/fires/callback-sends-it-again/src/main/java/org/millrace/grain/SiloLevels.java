package org.millrace.grain;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

final class SiloLevels implements AutoCloseable {

  private final Producer<String, Integer> producer;

  SiloLevels(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    config.put("value.serializer", "org.apache.kafka.common.serialization.IntegerSerializer");
    producer = new KafkaProducer<>(config);
  }

  void level(String silo, int percent) {
    ProducerRecord<String, Integer> record = new ProducerRecord<>("silo-levels", silo, percent);
    producer.send(
        record,
        (metadata, exception) -> {
          if (exception != null) {
            producer.send(record, this::giveUp); // expect: application-level-resend
          }
        });
  }

  private void giveUp(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A level is lost: " + exception);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
