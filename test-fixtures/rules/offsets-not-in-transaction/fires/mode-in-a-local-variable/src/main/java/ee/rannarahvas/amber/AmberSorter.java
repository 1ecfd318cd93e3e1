package ee.rannarahvas.amber;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class AmberSorter {

  private final boolean exactlyOnce;
  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  AmberSorter(Properties settings) {
    this.exactlyOnce = Boolean.parseBoolean(settings.getProperty("exactly.once"));
    this.consumer = new KafkaConsumer<>(consumerSettings());
    this.producer = new KafkaProducer<>(producerSettings());
  }

  public static void main(String[] arguments) {
    new AmberSorter(System.getProperties()).run();
  }

  private void run() {
    try (consumer;
        producer) {
      if (exactlyOnce) {
        producer.initTransactions();
      }
      consumer.subscribe(List.of("amber.found"));
      while (true) {
        process(consumer.poll(Duration.ofMillis(300)));
      }
    }
  }

  private void process(ConsumerRecords<String, String> batch) {
    boolean atomic = exactlyOnce && !batch.isEmpty();
    if (atomic) {
      producer.beginTransaction(); // expect: offsets-not-in-transaction
    }
    batch.forEach(this::sort);
    if (atomic) {
      producer.commitTransaction();
    }
  }

  private void sort(ConsumerRecord<String, String> amber) {
    producer.send(new ProducerRecord<>("amber.sorted", amber.key(), amber.value()));
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "amber-sorter");
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
      settings.put("transactional.id", "amber-sorter-" + System.getenv("POD_NAME"));
    }
    return settings;
  }
}
