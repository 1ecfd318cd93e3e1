package by.zubr.forest;

import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
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

final class TreeRegister {

  private static final String INSERT =
      "INSERT INTO felled_tree (number, place) VALUES (:number, :place)";

  private final EntityManagerFactory factory;

  TreeRegister(EntityManagerFactory factory) {
    this.factory = factory;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "trees");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "trees-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      consumer.subscribe(List.of("felled-trees"));
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> tree : records) {
          register(tree);
          producer.send(new ProducerRecord<>("registered-trees", tree.key(), tree.value()));
          offsets.put(
              new TopicPartition(tree.topic(), tree.partition()),
              new OffsetAndMetadata(tree.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private void register(ConsumerRecord<String, String> tree) {
    EntityManager entities = factory.createEntityManager();
    try {
      entities.getTransaction().begin();
      entities
          .createNativeQuery(INSERT)
          .setParameter("number", tree.key())
          .setParameter("place", tree.value())
          .executeUpdate();
      entities.getTransaction().commit(); // expect: database-commit-in-transaction
    } finally {
      entities.close();
    }
  }
}
