package se.tomteby.lanterns;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class LanternLog {

  private final boolean exactlyOnce;
  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  LanternLog(Properties settings) {
    this.exactlyOnce = Boolean.parseBoolean(settings.getProperty("exactly.once"));
    this.consumer = new KafkaConsumer<>(consumerSettings());
    this.producer = new KafkaProducer<>(producerSettings());
  }

  public static void main(String[] arguments) {
    new LanternLog(System.getProperties()).run();
  }

  private void run() {
    try (consumer;
        producer) {
      if (exactlyOnce) {
        producer.initTransactions();
      }
      consumer.subscribe(List.of("lanterns.lit"));
      while (true) {
        process(consumer.poll(Duration.ofMillis(300)));
      }
    }
  }

  private void process(ConsumerRecords<String, String> batch) {
    if (exactlyOnce) {
      producer.beginTransaction();
    }
    for (ConsumerRecord<String, String> lantern : batch) {
      producer.send(new ProducerRecord<>("lanterns.logged", lantern.key(), lantern.value()));
    }
    finish(batch);
  }

  private void finish(ConsumerRecords<String, String> batch) {
    if (!exactlyOnce) {
      producer.flush();
      consumer.commitSync();
      return;
    }
    producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
    producer.commitTransaction();
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "lantern-log");
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    return settings;
  }

  private Properties producerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    if (exactlyOnce) {
      settings.put("transactional.id", "lantern-log-" + System.getenv("POD_NAME"));
    }
    return settings;
  }
}
