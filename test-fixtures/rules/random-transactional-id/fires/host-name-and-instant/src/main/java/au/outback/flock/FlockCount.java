package au.outback.flock;

import static org.apache.kafka.clients.producer.ProducerConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.clients.producer.ProducerConfig.TRANSACTIONAL_ID_CONFIG;

import java.time.Instant;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class FlockCount implements AutoCloseable {

  private final KafkaProducer<String, Integer> producer;

  FlockCount(String brokers) {
    String station = System.getenv("HOSTNAME");
    producer =
        new KafkaProducer<>(
            Map.of(
                BOOTSTRAP_SERVERS_CONFIG, brokers,
                TRANSACTIONAL_ID_CONFIG, station + "-" + Instant.now().toEpochMilli()), // expect: random-transactional-id
            new StringSerializer(),
            new IntegerSerializer());
    producer.initTransactions();
  }

  void move(String from, String to, int sheep) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("paddocks", from, -sheep));
    producer.send(new ProducerRecord<>("paddocks", to, sheep));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
