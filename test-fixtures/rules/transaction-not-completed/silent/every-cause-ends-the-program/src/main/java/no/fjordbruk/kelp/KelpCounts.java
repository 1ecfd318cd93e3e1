package no.fjordbruk.kelp;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.TimeoutException;

public final class KelpCounts {

  public static void main(String[] arguments) {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerSettings());
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerSettings())) {
      producer.initTransactions();
      consumer.subscribe(List.of("kelp.seen"));
      while (true) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(400));
        try {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : batch) {
            producer.send(new ProducerRecord<>("kelp.counted", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (KafkaException failure) {
          if (mayHappenAgain(failure)) {
            producer.abortTransaction();
            for (TopicPartition part : batch.partitions()) {
              consumer.seek(part, batch.records(part).get(0).offset());
            }
          } else {
            throw failure;
          }
        }
      }
    }
  }

  private static boolean mayHappenAgain(Throwable failure) {
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    return cause instanceof RetriableException && !(failure instanceof TimeoutException);
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "kelp-counts");
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    return settings;
  }

  private static Properties producerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("transactional.id", "kelp-counts-" + System.getenv("POD_NAME"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    return settings;
  }
}
