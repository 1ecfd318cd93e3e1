package dev.tidewatch.buoy;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;

public class BuoyPipeline {

  private static final Duration BACKOFF = Duration.ofSeconds(5);

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  BuoyPipeline(KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  void run() throws InterruptedException {
    producer.initTransactions();
    consumer.subscribe(List.of("buoy-positions"));
    do {
      final ConsumerRecords<String, String> positions = consumer.poll(Duration.ofSeconds(1));
      if (positions.isEmpty()) {
        continue;
      }
      producer.beginTransaction();
      try {
        for (TopicPartition partition : positions.partitions()) {
          for (ConsumerRecord<String, String> position : positions.records(partition)) {
            producer.send(new ProducerRecord<>("buoy-tracks", position.key(), position.value()));
          }
        }
        producer.sendOffsetsToTransaction(positions.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException | InvalidProducerEpochException | AuthorizationException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction(); // expect: abort-without-rewind
        // Give the brokers some time, then go on.
        consumer.pause(consumer.assignment());
        Thread.sleep(BACKOFF.toMillis());
        consumer.resume(consumer.paused());
      }
    } while (!Thread.currentThread().isInterrupted());
  }
}
