package is.hver.springs;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Reports the heat of springs; keeps the offsets of completed transactions. */
final class SpringHeat implements ConsumerRebalanceListener {

  private final KafkaConsumer<String, String> consumer =
      new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());
  private final Map<TopicPartition, OffsetAndMetadata> completed = new HashMap<>();

  void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("spring-heat"), this);
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> polled = consumer.poll(Duration.ofSeconds(1));
        if (polled.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        polled.forEach(
            each -> producer.send(new ProducerRecord<>("spring-reports", each.key(), each.value())));
        producer.sendOffsetsToTransaction(polled.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
        completed.putAll(polled.nextOffsets());
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    if (!completed.isEmpty()) {
      consumer.commitSync(completed);
    }
    completed.clear();
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    // The committed offsets hold.
  }

  public static void main(String[] args) {
    new SpringHeat().run();
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "spring-heat");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "spring-heat-" + System.getenv("POD_NAME"));
    return output;
  }
}
