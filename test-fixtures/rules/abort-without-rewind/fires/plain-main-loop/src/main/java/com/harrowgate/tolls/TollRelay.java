package com.harrowgate.tolls;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Copies toll passages to the billing topic, each exactly once. */
public final class TollRelay {

  public static void main(String[] args) {
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, "toll-relay");
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");

    Properties output = new Properties();
    output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "toll-relay-" + System.getenv("POD_NAME"));

    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("toll-passages"));
      while (true) {
        ConsumerRecords<String, String> passages = consumer.poll(Duration.ofMillis(500));
        if (passages.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> passage : passages) {
            producer.send(new ProducerRecord<>("toll-billing", passage.key(), passage.value()));
          }
          producer.sendOffsetsToTransaction(passages.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          throw e;
        } catch (KafkaException e) {
          System.err.println("Transaction failed: " + e.getMessage());
          producer.abortTransaction(); // expect: abort-without-rewind
        }
      }
    }
  }
}
