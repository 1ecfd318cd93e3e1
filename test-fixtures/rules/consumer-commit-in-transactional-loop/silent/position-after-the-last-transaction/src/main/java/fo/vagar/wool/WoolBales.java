package fo.vagar.wool;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sorts wool. What the last transaction committed is committed once more at the end. */
final class WoolBales {

  private volatile boolean open = true;

  void stop() {
    open = false;
  }

  void run() {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("wool-bales"));
      while (open) {
        ConsumerRecords<String, String> bales = consumer.poll(Duration.ofSeconds(1));
        if (bales.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        bales.forEach(
            each -> producer.send(new ProducerRecord<>("wool-sorted", each.key(), each.value())));
        producer.sendOffsetsToTransaction(bales.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
      consumer.commitSync();
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "wool-bales");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "wool-bales-" + System.getenv("POD_NAME"));
    return output;
  }
}
