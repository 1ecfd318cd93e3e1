package ua.lviv.tram;

import static org.apache.kafka.clients.producer.ProducerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.util.Map;
import java.util.SortedMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes a new tariff: all zones or none. */
final class FareEditor {

  void publish(SortedMap<String, Integer> tariff) {
    try (KafkaProducer<String, Integer> producer =
        new KafkaProducer<>(
            Map.of(
                BOOTSTRAP_SERVERS_CONFIG, "tram-kafka:9092",
                TRANSACTIONAL_ID_CONFIG, "fare-editor-" + System.getenv("HOSTNAME")),
            new StringSerializer(),
            new IntegerSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      tariff.forEach((zone, kopecks) -> producer.send(new ProducerRecord<>(FareTable.TOPIC, zone, kopecks)));
      producer.commitTransaction();
    }
  }
}
