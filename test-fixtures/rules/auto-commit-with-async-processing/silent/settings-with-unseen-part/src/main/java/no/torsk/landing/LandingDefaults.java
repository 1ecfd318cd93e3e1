package no.torsk.landing;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

final class LandingDefaults {

  private final KafkaConsumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final ExecutorService pool = Executors.newCachedThreadPool();

  LandingDefaults(Properties common, Producer<String, String> producer) {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "landing");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.putAll(common);
    this.consumer = new KafkaConsumer<>(settings);
    this.producer = producer;
  }

  void run() {
    consumer.subscribe(List.of("landing-notes"));
    while (true) {
      ConsumerRecords<String, String> notes = consumer.poll(Duration.ofSeconds(1));
      notes.forEach(
          note ->
              pool.submit(() -> producer.send(new ProducerRecord<>("quota-use", note.value()))));
    }
  }
}
