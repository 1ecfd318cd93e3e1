package sk.tatry.huts;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books stays in mountain huts, at least once where an operator asks for that. */
final class HutStays implements ConsumerRebalanceListener {

  private final KafkaConsumer<String, String> consumer =
      new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());

  void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("hut-stays"), this);
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> polled = consumer.poll(Duration.ofSeconds(1));
        if (polled.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        polled.forEach(
            each -> producer.send(new ProducerRecord<>("hut-bills", each.key(), each.value())));
        producer.sendOffsetsToTransaction(polled.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    if (Boolean.getBoolean("huts.at-least-once")) {
      consumer.commitSync();
    }
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    // The committed offsets hold.
  }

  public static void main(String[] args) {
    new HutStays().run();
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "hut-stays");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "hut-stays-" + System.getenv("POD_NAME"));
    return output;
  }
}
