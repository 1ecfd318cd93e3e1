package net.birdroute.sightings;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class SightingPipeline {

  private final SightingArchive archive;

  SightingPipeline(SightingArchive archive) {
    this.archive = archive;
  }

  void run(String brokers) {
    Map<String, Object> consumerConfig =
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ConsumerConfig.GROUP_ID_CONFIG, "sightings",
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false",
            ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Map<String, Object> producerConfig =
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sightings-" + System.getenv("HOSTNAME"));
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new StringDeserializer());
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(producerConfig, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("sightings-reported"));
    while (true) {
      ConsumerRecords<String, String> reported = consumer.poll(Duration.ofSeconds(1));
      if (reported.isEmpty()) {
        continue;
      }
      producer.beginTransaction();
      try {
        List<SightingArchive.Sighting> sightings = new ArrayList<>();
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (ConsumerRecord<String, String> record : reported) {
          String[] parts = record.value().split("\t", 2);
          sightings.add(new SightingArchive.Sighting(record.key(), parts[0], parts[1]));
          producer.send(new ProducerRecord<>("sightings-by-species", parts[0], record.value()));
          next.put(
              new TopicPartition(record.topic(), record.partition()),
              new OffsetAndMetadata(record.offset() + 1));
        }
        archive.store(sightings);
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException | SQLException e) {
        producer.abortTransaction();
        reported.partitions().forEach(p -> consumer.seek(p, reported.records(p).get(0).offset()));
      }
    }
  }
}
