package fr.ostrea.oysters;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class OysterBeds {

  private volatile boolean running = true;

  void run(BiConsumer<String, String> work) {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "oysters");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
    KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
    consumer.subscribe(List.of("oyster-beds"));
    try {
      while (running) {
        consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      }
      consumer.commitSync();
    } finally {
      consumer.close();
    }
  }

  void stop() {
    running = false;
  }
}
