package com.oxbow.ferry;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Whatever fails comes to one handler, which replaces the producer after a fatal error. */
public final class BargeRelay {

  private KafkaProducer<String, String> producer = newProducer();

  public void run() {
    Properties in = new Properties();
    in.put("bootstrap.servers", "kafka:9092");
    in.put("group.id", "barge-relay");
    in.put("enable.auto.commit", "false");
    in.put("isolation.level", "read_committed");
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(List.of("barges"));
    producer.initTransactions();
    try {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> barges = consumer.poll(Duration.ofMillis(200));
        if (barges.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction();
          barges.forEach(b -> producer.send(new ProducerRecord<>("berths", b.key(), b.value())));
          producer.sendOffsetsToTransaction(barges.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (Exception e) {
          recover(e);
          for (TopicPartition partition : barges.partitions()) {
            consumer.seek(partition, barges.records(partition).get(0).offset());
          }
        }
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }

  private void recover(Exception failure) {
    if (isFatal(failure)) {
      producer.close(Duration.ofSeconds(5));
      producer = newProducer();
      producer.initTransactions();
    } else {
      producer.abortTransaction();
    }
  }

  private static boolean isFatal(Throwable failure) {
    return failure instanceof ProducerFencedException
        || failure instanceof InvalidProducerEpochException
        || (failure.getCause() != null && isFatal(failure.getCause()));
  }

  private static KafkaProducer<String, String> newProducer() {
    Properties out = new Properties();
    out.put("bootstrap.servers", "kafka:9092");
    out.put("transactional.id", "barge-relay-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }
}
