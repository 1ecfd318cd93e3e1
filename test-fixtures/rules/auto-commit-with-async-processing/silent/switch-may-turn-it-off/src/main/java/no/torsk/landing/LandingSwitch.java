package no.torsk.landing;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class LandingSwitch {

  private final KafkaConsumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final ExecutorService pool = Executors.newFixedThreadPool(8);

  public LandingSwitch(Producer<String, String> producer) {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "landing");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    if (System.getenv("COMMIT_BY_HAND") != null) {
      settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    }
    this.consumer = new KafkaConsumer<>(settings);
    this.producer = producer;
  }

  public void run() throws Exception {
    consumer.subscribe(List.of("landing-notes"));
    while (true) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(250));
      for (ConsumerRecord<String, String> record : records) {
        pool.submit(() -> forward(record));
      }
    }
  }

  private void forward(ConsumerRecord<String, String> record) {
    producer.send(new ProducerRecord<>("quota-use", record.key(), record.value()));
  }
}
