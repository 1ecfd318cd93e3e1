package ee.rannarahvas.shells;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ShellSorter {

  private final boolean exactlyOnce;
  private final boolean eager;
  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  ShellSorter(Properties settings) {
    this.exactlyOnce = "exactly-once".equals(settings.getProperty("mode"));
    this.eager = "eager".equals(settings.getProperty("mode"));
    this.consumer = new KafkaConsumer<>(consumerSettings());
    this.producer = new KafkaProducer<>(producerSettings());
  }

  public static void main(String[] arguments) {
    new ShellSorter(System.getProperties()).run();
  }

  private void run() {
    try (consumer;
        producer) {
      if (exactlyOnce) {
        producer.initTransactions();
      }
      consumer.subscribe(List.of("shells.found"));
      while (true) {
        process(consumer.poll(Duration.ofMillis(300)));
      }
    }
  }

  private void process(ConsumerRecords<String, String> batch) {
    if (exactlyOnce) {
      producer.beginTransaction();
    }
    for (ConsumerRecord<String, String> shell : batch) {
      if (eager) {
        producer.send(new ProducerRecord<>("shells.sorted", shell.key(), shell.value()));
      }
    }
    if (exactlyOnce) {
      producer.send(new ProducerRecord<>("shells.heartbeat", "alive"));
      producer.commitTransaction();
    }
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "shell-sorter");
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
      settings.put("transactional.id", "shell-sorter-" + System.getenv("POD_NAME"));
    }
    return settings;
  }
}
