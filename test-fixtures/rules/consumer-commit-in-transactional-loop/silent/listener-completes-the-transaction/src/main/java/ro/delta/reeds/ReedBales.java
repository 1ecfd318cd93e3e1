package ro.delta.reeds;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Bundles reports of reed bales: one transaction for many polls. */
final class ReedBales {

  private final KafkaConsumer<String, String> consumer =
      new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer());
  private final Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
  private int bales;
  private long begun;

  void run() {
    producer.initTransactions();
    consumer.subscribe(
        List.of("reed-bales"),
        new ConsumerRebalanceListener() {
          @Override
          public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
            complete();
            consumer.commitSync();
          }

          @Override
          public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
            // The committed offsets hold.
          }
        });
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> polled = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> bale : polled) {
          if (bales == 0) {
            producer.beginTransaction();
            begun = System.nanoTime();
          }
          bales++;
          producer.send(new ProducerRecord<>("reed-reports", bale.key(), bale.value()));
          next.put(
              new TopicPartition(bale.topic(), bale.partition()),
              new OffsetAndMetadata(bale.offset() + 1));
        }
        if (System.nanoTime() - begun > 5_000_000_000L) {
          complete();
        }
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  private void complete() {
    if (bales > 0) {
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
      bales = 0;
    }
  }

  private static Properties input() {
    Properties input = new Properties();
    input.put("bootstrap.servers", System.getenv("KAFKA"));
    input.put("group.id", "reed-bales");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    return input;
  }

  private static Properties output() {
    Properties output = new Properties();
    output.put("bootstrap.servers", System.getenv("KAFKA"));
    output.put("transactional.id", "reed-bales-" + System.getenv("POD_NAME"));
    return output;
  }
}
