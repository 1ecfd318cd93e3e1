package fr.lin.fibres;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FibreFeed {

  private FibreFeed() {}

  public static void main(String[] args) throws InterruptedException {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", args[0]);
    settings.put("enable.idempotence", "true");
    Producer<String, String> producer = connect(settings);
    ProducerRecord<String, String> record = new ProducerRecord<>("fibres", args[1], args[2]);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.close();
      try (Producer<String, String> other = connect(settings)) {
        other.send(record); // expect: idempotence-mistaken-for-dedup, unchecked-send
      }
    }
  }

  private static Producer<String, String> connect(Map<String, Object> settings) {
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }
}
