package kz.dala.herd;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class HerdRecorder {

  private final SqlSessionFactory sessions;

  HerdRecorder(SqlSessionFactory sessions) {
    this.sessions = sessions;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "herds");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "herds-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("sightings"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> sighting : records) {
          try (SqlSession session = sessions.openSession()) {
            SightingMapper mapper = session.getMapper(SightingMapper.class);
            mapper.add(sighting.key(), sighting.value());
            session.commit(); // expect: database-commit-in-transaction
          }
          producer.send(new ProducerRecord<>("counted-herds", sighting.key(), "1"));
          offsets.put(
              new TopicPartition(sighting.topic(), sighting.partition()),
              new OffsetAndMetadata(sighting.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
