package pt.salinas.brine;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class BrineLevels {

  public static void main(String[] arguments) {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerSettings());
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerSettings())) {
      producer.initTransactions();
      consumer.subscribe(List.of("brine.measured"));
      while (true) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(400));
        try {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : batch) {
            producer.send(new ProducerRecord<>("brine.levels", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (KafkaException failure) {
          if (!isFatal(failure)) {
            return;
          }
          throw failure;
        }
      }
    }
  }

  private static boolean isFatal(KafkaException failure) {
    return failure.getMessage() != null && failure.getMessage().contains("fenced");
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "brine-levels");
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    return settings;
  }

  private static Properties producerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("transactional.id", "brine-levels-" + System.getenv("POD_NAME"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    return settings;
  }
}
