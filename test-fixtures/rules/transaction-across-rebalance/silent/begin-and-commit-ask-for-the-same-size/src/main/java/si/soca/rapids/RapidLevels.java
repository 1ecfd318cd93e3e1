package si.soca.rapids;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Small batches are only shown; each larger one is a transaction that ends before the next poll. */
public final class RapidLevels {

  private final int leastLevels = Integer.parseInt(System.getenv("LEAST_LEVELS"));

  public static void main(String[] arguments) {
    new RapidLevels().relay();
  }

  private void relay() {
    try (Producer<String, String> producer = producer();
        Consumer<String, String> consumer = consumer()) {
      producer.initTransactions();
      consumer.subscribe(List.of("rapid-levels"));
      while (true) {
        ConsumerRecords<String, String> levels = consumer.poll(Duration.ofMillis(250));
        if (levels.count() > leastLevels) {
          producer.beginTransaction();
        }
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (ConsumerRecord<String, String> level : levels) {
          System.out.println(level.key() + ": " + level.value());
          next.put(
              new TopicPartition(level.topic(), level.partition()),
              new OffsetAndMetadata(level.offset() + 1));
        }
        if (levels.count() > leastLevels) {
          for (ConsumerRecord<String, String> level : levels) {
            producer.send(new ProducerRecord<>("rapid-warnings", level.key(), level.value()));
          }
          producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
          producer.commitTransaction();
        }
      }
    }
  }

  private static Consumer<String, String> consumer() {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "rapid-levels");
    settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    return new KafkaConsumer<>(settings);
  }

  private static Producer<String, String> producer() {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("TRANSACTIONAL_ID"));
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    return new KafkaProducer<>(settings);
  }
}
