package nl.polderdijk.pumps;

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

/** Turns water levels into alarms for the pumping stations. */
final class PumpAlarms {

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("water-levels"), new KeepProgress(consumer));
      while (true) {
        ConsumerRecords<String, String> levels = consumer.poll(Duration.ofSeconds(1));
        if (levels.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        levels.forEach(
            each -> producer.send(new ProducerRecord<>("pump-alarms", each.key(), each.value())));
        producer.sendOffsetsToTransaction(levels.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private static final class KeepProgress implements ConsumerRebalanceListener {

    private final KafkaConsumer<String, String> consumer;

    KeepProgress(KafkaConsumer<String, String> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      System.out.println("Giving up " + partitions);
      consumer.commitSync(); // expect: consumer-commit-in-transactional-loop
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      System.out.println("Got " + partitions);
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "pump-alarms");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "pump-alarms-" + System.getenv("POD_NAME"));
    return output;
  }
}
