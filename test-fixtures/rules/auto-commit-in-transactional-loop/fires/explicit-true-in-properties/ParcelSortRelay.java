package com.parcelhub.sort;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Assigns each scanned parcel to a chute. A failure ends the process; closing the producer aborts. */
public final class ParcelSortRelay {

  private static final String SCANS = "parcel-scans";
  private static final String CHUTES = "parcel-chutes";

  public static void main(String[] args) {
    Properties in = new Properties();
    in.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "hub-broker-1:9092,hub-broker-2:9092");
    in.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "parcel-sort");
    in.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    in.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true"); // expect: auto-commit-in-transactional-loop
    in.setProperty(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    in.setProperty(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    in.setProperty(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());

    Properties out = new Properties();
    out.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "hub-broker-1:9092,hub-broker-2:9092");
    out.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "parcel-sort-" + System.getenv("HOSTNAME"));
    out.setProperty(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    out.setProperty(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());

    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(in);
        KafkaProducer<String, String> producer = new KafkaProducer<>(out)) {
      producer.initTransactions();
      consumer.subscribe(List.of(SCANS));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> scans = consumer.poll(Duration.ofMillis(500));
        if (scans.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (ConsumerRecord<String, String> scan : scans) {
          producer.send(new ProducerRecord<>(CHUTES, scan.key(), chuteFor(scan.value())));
          next.put(
              new TopicPartition(scan.topic(), scan.partition()),
              new OffsetAndMetadata(scan.offset() + 1));
        }
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private static String chuteFor(String postcode) {
    return "chute-" + Math.floorMod(postcode.hashCode(), 48);
  }
}
