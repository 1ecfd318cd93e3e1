package be.kantklos.lace;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

final class LaceTail {

  private final Producer<String, String> producer;

  LaceTail(Producer<String, String> producer) {
    this.producer = producer;
  }

  void follow(ExecutorService pool) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    settings.put("key.deserializer", StringDeserializer.class);
    settings.put("value.deserializer", StringDeserializer.class);
    KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
    consumer.assign(List.of(new TopicPartition("lace-patterns", 0)));
    while (true) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
        pool.submit(() -> producer.send(new ProducerRecord<>("lace-orders", record.value())));
      }
    }
  }
}
