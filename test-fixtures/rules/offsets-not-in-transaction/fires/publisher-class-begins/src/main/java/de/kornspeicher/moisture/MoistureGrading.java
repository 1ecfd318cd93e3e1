package de.kornspeicher.moisture;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MoistureGrading {

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> samples = openSamples();
        KafkaProducer<String, String> grades = openGrades()) {
      AtomicWriter writer = new AtomicWriter(grades);
      samples.subscribe(List.of("grain-samples"));
      while (!Thread.interrupted()) {
        List<ProducerRecord<String, String>> batch = new ArrayList<>();
        for (ConsumerRecord<String, String> sample : samples.poll(Duration.ofSeconds(2))) {
          double moisture = Double.parseDouble(sample.value());
          batch.add(new ProducerRecord<>("grain-grades", sample.key(), moisture < 14.5 ? "A" : "B"));
          batch.add(new ProducerRecord<>("grain-moisture", sample.key(), sample.value()));
        }
        if (!batch.isEmpty()) {
          writer.write(batch);
        }
      }
    }
  }

  private static KafkaConsumer<String, String> openSamples() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "moisture-grading");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
  }

  private static KafkaProducer<String, String> openGrades() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "moisture-grading-" + System.getenv("SILO_NODE"));
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }
}
