package com.starling.venue;

import java.io.FileReader;
import java.io.IOException;
import java.io.Reader;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

class SeatWorker {

  public static void main(String[] args) throws Exception {
    Properties consumerProperties = read(args[0]);
    consumerProperties.put("enable.auto.commit", "false");
    consumerProperties.put("isolation.level", "read_committed");
    Properties producerProperties = read(args[1]);
    producerProperties.put("transactional.id", "seat-worker-" + System.getenv("HOSTNAME"));

    SeatCounter counter = new SeatCounter(DriverManager.getConnection(System.getenv("JDBC_URL")));
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerProperties);
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerProperties)) {
      producer.initTransactions();
      consumer.subscribe(List.of("seat-bookings"));
      boolean owner = true;
      while (owner) {
        ConsumerRecords<String, String> bookings = consumer.poll(Duration.ofMillis(500));
        if (bookings.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        try {
          Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
          for (ConsumerRecord<String, String> booking : bookings) {
            String[] fields = booking.value().split(":");
            counter.book(fields[0], Integer.parseInt(fields[1]), Long.parseLong(fields[2]));
            producer.send(new ProducerRecord<>("seats-booked", booking.key(), fields[0]));
            offsets.put(
                new TopicPartition(booking.topic(), booking.partition()),
                new OffsetAndMetadata(booking.offset() + 1));
          }
          producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException e) {
          owner = false;
        } catch (KafkaException | SQLException e) {
          producer.abortTransaction();
          bookings.partitions().forEach(p -> consumer.seek(p, bookings.records(p).get(0).offset()));
        }
      }
    }
  }

  private static Properties read(String file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = new FileReader(file)) {
      properties.load(reader);
    }
    return properties;
  }
}
