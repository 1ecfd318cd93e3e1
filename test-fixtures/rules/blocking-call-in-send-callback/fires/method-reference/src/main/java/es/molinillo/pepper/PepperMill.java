package es.molinillo.pepper;

import jakarta.annotation.PreDestroy;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.stereotype.Service;

@Service
public class PepperMill {

  private final KafkaProducer<String, Integer> producer;
  private final AtomicInteger written = new AtomicInteger();

  public PepperMill() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"));
    config.put(ProducerConfig.LINGER_MS_CONFIG, 500);
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
  }

  public void ground(String pepper, int grams) {
    producer.send(new ProducerRecord<>("pepper", pepper, grams), this::onWritten);
  }

  private void onWritten(RecordMetadata metadata, Exception failure) {
    if (failure == null && written.incrementAndGet() % 100 == 0) {
      producer.flush(); // expect: blocking-call-in-send-callback
    }
  }

  @PreDestroy
  void stop() {
    producer.close();
  }
}
