package de.hafenkran.plan;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CranePlanner {

  private static final String NAMESPACE = "harbour.";
  private static final String NAME = "crane-planner";

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", NAMESPACE + NAME,
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", NAME + "-" + System.getenv("HOSTNAME"));
    try (var ships = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var plans = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      plans.initTransactions();
      ships.subscribe(Set.of("ships"));
      while (true) {
        ConsumerRecords<String, String> batch = ships.poll(Duration.ofSeconds(2));
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (TopicPartition partition : batch.partitions()) {
          List<ConsumerRecord<String, String>> records = batch.records(partition);
          next.put(partition, new OffsetAndMetadata(records.get(records.size() - 1).offset() + 1));
        }
        if (!next.isEmpty()) {
          plans.beginTransaction();
          batch.forEach(s -> plans.send(new ProducerRecord<>("crane-plans", s.key(), s.value())));
          // expect: offsets-for-foreign-group, send-offsets-overload-removed
          plans.sendOffsetsToTransaction(next, NAME);
          plans.commitTransaction();
        }
      }
    }
  }
}
