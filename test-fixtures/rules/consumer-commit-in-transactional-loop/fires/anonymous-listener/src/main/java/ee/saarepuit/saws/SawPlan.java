package ee.saarepuit.saws;

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

/** Plans saw cuts for the logs that arrive. */
final class SawPlan {

  private final KafkaConsumer<String, String> consumer =
      new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());

  void run() {
    producer.initTransactions();
    consumer.subscribe(
        List.of("logs-measured"),
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            // The committed offsets hold.
          }

          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            keepProgress();
          }
        });
    try {
      while (!Thread.currentThread().isInterrupted()) {
        plan(consumer.poll(Duration.ofSeconds(1)));
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  private void keepProgress() {
    consumer.commitSync(Duration.ofSeconds(5)); // expect: consumer-commit-in-transactional-loop
  }

  private void plan(ConsumerRecords<String, String> logs) {
    if (logs.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    logs.forEach(
        each -> producer.send(new ProducerRecord<>("saw-cuts", each.key(), each.value())));
    producer.sendOffsetsToTransaction(logs.nextOffsets(), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public static void main(String[] args) {
    new SawPlan().run();
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "saw-plan");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "saw-plan-" + System.getenv("POD_NAME"));
    return output;
  }
}
