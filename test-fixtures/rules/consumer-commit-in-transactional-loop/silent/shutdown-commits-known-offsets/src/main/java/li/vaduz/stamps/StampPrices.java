package li.vaduz.stamps;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Prices stamps, and stores at the end once more how far the transactions came. */
final class StampPrices {

  void run() {
    Map<TopicPartition, OffsetAndMetadata> completed = new HashMap<>();
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("stamps-seen"));
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> stamps = consumer.poll(Duration.ofSeconds(1));
        if (stamps.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        stamps.forEach(
            each -> producer.send(new ProducerRecord<>("stamp-prices", each.key(), each.value())));
        producer.sendOffsetsToTransaction(stamps.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
        completed.putAll(stamps.nextOffsets());
      }
    } finally {
      producer.close();
      consumer.commitSync(completed);
      consumer.close();
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "stamp-prices");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "stamp-prices-" + System.getenv("POD_NAME"));
    return output;
  }
}
