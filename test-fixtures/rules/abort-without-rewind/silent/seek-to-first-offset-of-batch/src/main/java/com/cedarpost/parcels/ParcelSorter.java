package com.cedarpost.parcels;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ParcelSorter {

  public static void main(String[] args) {
    Map<String, Object> input = new HashMap<>();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    input.put(ConsumerConfig.GROUP_ID_CONFIG, "parcel-sorter");
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Map<String, Object> output = new HashMap<>();
    output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "parcel-sorter-" + System.getenv("POD_NAME"));

    try (var consumer = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("parcels"));
      while (true) {
        ConsumerRecords<String, String> parcels = consumer.poll(Duration.ofSeconds(1));
        if (parcels.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction();
          parcels.forEach(p -> producer.send(new ProducerRecord<>("parcels-sorted", p.key(), p.value())));
          producer.sendOffsetsToTransaction(parcels.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          throw e;
        } catch (KafkaException e) {
          producer.abortTransaction();
          for (TopicPartition partition : parcels.partitions()) {
            consumer.seek(partition, parcels.records(partition).get(0).offset());
          }
        }
      }
    }
  }
}
