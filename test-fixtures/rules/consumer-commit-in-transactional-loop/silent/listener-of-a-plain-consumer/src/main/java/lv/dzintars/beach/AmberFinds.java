package lv.dzintars.beach;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Counts finds with one consumer and copies prices in transactions of another one. */
final class AmberFinds {

  void count(Map<String, Integer> counts) {
    KafkaConsumer<String, String> finds =
        new KafkaConsumer<>(input("amber-counts"), new StringDeserializer(), new StringDeserializer());
    finds.subscribe(
        List.of("amber-finds"),
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            finds.commitSync();
          }

          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            // The committed offsets hold.
          }
        });
    while (true) {
      finds
          .poll(Duration.ofSeconds(1))
          .forEach(find -> counts.merge(find.key(), 1, Integer::sum));
    }
  }

  void copyPrices() {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(
                input("amber-prices"), new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("amber-offers"));
      while (true) {
        ConsumerRecords<String, String> offers = consumer.poll(Duration.ofSeconds(1));
        if (offers.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        offers.forEach(
            each -> producer.send(new ProducerRecord<>("amber-prices", each.key(), each.value())));
        producer.sendOffsetsToTransaction(offers.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private static Properties input(String group) {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", group);
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    input.put("auto.offset.reset", "earliest");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "amber-prices-" + System.getenv("POD_NAME"));
    return output;
  }
}
