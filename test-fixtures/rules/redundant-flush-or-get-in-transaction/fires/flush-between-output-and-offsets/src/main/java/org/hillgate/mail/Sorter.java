package org.hillgate.mail;

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

final class Sorter {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  Sorter(String servers) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "sorter");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sorter-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }

  void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("letters"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> letters = consumer.poll(Duration.ofMillis(200));
      if (letters.isEmpty()) {
        continue;
      }
      producer.beginTransaction();
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      for (ConsumerRecord<String, String> letter : letters) {
        producer.send(new ProducerRecord<>("sorted-letters", letter.key(), letter.value()));
        next.put(
            new TopicPartition(letter.topic(), letter.partition()),
            new OffsetAndMetadata(letter.offset() + 1));
      }
      producer.flush(); // expect: redundant-flush-or-get-in-transaction
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }
}
