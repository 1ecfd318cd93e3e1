package se.norrsken.meters;

import org.springframework.jdbc.core.JdbcTemplate;
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
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The memory is in the database of the meters, in one statement with the change. */
final class UsageBooker {

  private final JdbcTemplate jdbc;

  UsageBooker(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  private void book(ConsumerRecord<String, String> reading) {
    int first =
        jdbc.update(
            "insert into processed_reading (meter, position) values (?, ?) on conflict do nothing",
            reading.key(),
            reading.offset());
    if (first == 1) {
      jdbc.update(
          "update meter set used = used + ? where number = ?",
          Long.valueOf(reading.value()),
          reading.key());
    }
  }

  void run(String brokers) {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "usage-booker");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "usage-booker-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("meter-readings"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> reading : records) {
          book(reading);
          producer.send(new ProducerRecord<>("booked-readings", reading.key(), reading.value()));
          offsets.put(
              new TopicPartition(reading.topic(), reading.partition()),
              new OffsetAndMetadata(reading.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
