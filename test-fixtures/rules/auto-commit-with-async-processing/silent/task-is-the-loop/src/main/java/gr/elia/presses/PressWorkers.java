package gr.elia.presses;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

final class PressWorkers {

  private final Producer<String, String> producer;
  private final ExecutorService pool = Executors.newFixedThreadPool(3);

  PressWorkers(Producer<String, String> producer) {
    this.producer = producer;
  }

  void start() {
    for (int worker = 0; worker < 3; worker++) {
      pool.submit(this::work);
    }
  }

  private void work() {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "presses");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings)) {
      consumer.subscribe(List.of("press-runs"));
      while (!Thread.currentThread().isInterrupted()) {
        for (ConsumerRecord<String, String> run : consumer.poll(Duration.ofSeconds(1))) {
          producer.send(new ProducerRecord<>("press-totals", run.key(), run.value()));
        }
      }
    }
  }
}
