package ca.northmill.mill;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GrainBatchMerger {

  private static final Map<String, Object> READER =
      Map.of(
          ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "mill-kafka:29092",
          ConsumerConfig.GROUP_ID_CONFIG, "grain-merger",
          ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed",
          ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true", // expect: auto-commit-in-transactional-loop
          ConsumerConfig.CLIENT_ID_CONFIG, "grain-merger");

  private final KafkaConsumer<Integer, String> deliveries;
  private final KafkaProducer<Integer, String> lots;

  public GrainBatchMerger(int silo) {
    Map<String, Object> reader = new HashMap<>(READER);
    reader.put(ConsumerConfig.CLIENT_ID_CONFIG, "grain-merger-" + silo);
    reader.put(ConsumerConfig.FETCH_MIN_BYTES_CONFIG, 4096);
    deliveries = new KafkaConsumer<>(reader, new IntegerDeserializer(), new StringDeserializer());

    Map<String, Object> writer = new HashMap<>();
    writer.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "mill-kafka:29092");
    writer.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "grain-merger-" + System.getenv("MILL_HOST") + "-" + silo);
    lots = new KafkaProducer<>(writer, new IntegerSerializer(), new StringSerializer());
  }

  public void mergeUntil(Instant end) {
    lots.initTransactions();
    deliveries.subscribe(List.of("grain-deliveries"));
    while (Instant.now().isBefore(end)) {
      merge(deliveries.poll(Duration.ofSeconds(3)));
    }
    lots.close();
    deliveries.close();
  }

  private void merge(ConsumerRecords<Integer, String> polled) {
    if (polled.isEmpty()) {
      return;
    }
    Map<Integer, StringBuilder> lotBySilo = new HashMap<>();
    for (ConsumerRecord<Integer, String> delivery : polled) {
      lotBySilo.computeIfAbsent(delivery.key(), k -> new StringBuilder()).append(delivery.value()).append(' ');
    }
    lots.beginTransaction();
    lotBySilo.forEach((silo, lot) -> lots.send(new ProducerRecord<>("grain-lots", silo, lot.toString().strip())));
    lots.sendOffsetsToTransaction(polled.nextOffsets(), deliveries.groupMetadata());
    lots.commitTransaction();
  }
}
