package ch.alpenmilch.dairy;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Lets a tank pass when its bacteria count is low enough. */
final class QualityGate {

  private static final double LIMIT = 100_000;
  private static final String APPLICATION = "quality-gate";

  private final Producer<String, Double> producer;
  private final Consumer<String, Double> consumer;

  QualityGate(String brokers) {
    Map<String, Object> producing = new HashMap<>();
    producing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producing.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, APPLICATION + "-tx"); // expect: fixed-transactional-id-with-replicas
    producer = new KafkaProducer<>(producing, new StringSerializer(), new DoubleSerializer());
    Map<String, Object> consuming = new HashMap<>();
    consuming.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    consuming.put(ConsumerConfig.GROUP_ID_CONFIG, APPLICATION);
    consuming.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    consuming.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    consumer = new KafkaConsumer<>(consuming, new StringDeserializer(), new DoubleDeserializer());
  }

  public static void main(String[] args) {
    new QualityGate(System.getenv("KAFKA_BROKERS")).run();
  }

  private void run() {
    try (producer;
        consumer) {
      producer.initTransactions();
      consumer.subscribe(List.of("milk.samples"));
      while (true) {
        ConsumerRecords<String, Double> samples = consumer.poll(Duration.ofSeconds(2));
        if (!samples.isEmpty()) {
          judge(samples);
        }
      }
    }
  }

  private void judge(ConsumerRecords<String, Double> samples) {
    producer.beginTransaction();
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : samples.partitions()) {
      List<ConsumerRecord<String, Double>> ofPartition = samples.records(partition);
      for (ConsumerRecord<String, Double> sample : ofPartition) {
        String verdict = sample.value() < LIMIT ? "milk.passed" : "milk.blocked";
        producer.send(new ProducerRecord<>(verdict, sample.key(), sample.value()));
      }
      long last = ofPartition.get(ofPartition.size() - 1).offset();
      offsets.put(partition, new OffsetAndMetadata(last + 1));
    }
    producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
    producer.commitTransaction();
  }
}
