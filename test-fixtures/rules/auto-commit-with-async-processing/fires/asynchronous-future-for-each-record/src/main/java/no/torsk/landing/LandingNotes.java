package no.torsk.landing;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class LandingNotes {

  private final KafkaConsumer<String, String> consumer;
  private final Producer<String, String> producer;

  public LandingNotes(Producer<String, String> producer) {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "landing");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
    this.consumer = new KafkaConsumer<>(settings);
    this.producer = producer;
  }

  public void run() throws Exception {
    consumer.subscribe(List.of("landing-notes"));
    while (true) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(250));
      records.forEach(
          note -> {
            CompletableFuture.runAsync(() -> forward(note)); // expect: auto-commit-with-async-processing
          });
    }
  }

  private void forward(ConsumerRecord<String, String> record) {
    producer.send(new ProducerRecord<>("quota-use", record.key(), record.value()));
  }
}
