package ie.currach.catches;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringDeserializer;

final class CatchTail {

  private final Producer<String, String> producer;
  private final KafkaConsumer<String, String> consumer;

  CatchTail(Producer<String, String> producer) {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "catch-tail");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    this.consumer = new KafkaConsumer<>(settings);
    this.producer = producer;
  }

  void run() {
    consumer.subscribe(List.of("catch-reports"));
    while (true) {
      for (ConsumerRecord<String, String> report : consumer.poll(Duration.ofSeconds(1))) {
        try {
          producer.send(new ProducerRecord<>("catch-sums", report.key(), report.value()));
        } catch (KafkaException e) {
          System.err.println("Report " + report.key() + ": " + e.getMessage());
        }
      }
    }
  }
}
