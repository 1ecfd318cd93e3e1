package rs.dunav.barges;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes barges; each region has a producer. */
public final class BargeFeed {

  private final Map<String, KafkaProducer<String, String>> producers = new ConcurrentHashMap<>();

  public synchronized void write(String region, List<String> barges) {
    KafkaProducer<String, String> producer =
        producers.computeIfAbsent(region, BargeFeed::ready);
    producer.beginTransaction();
    try {
      for (String barge : barges) {
        producer.send(new ProducerRecord<>("barges", region, barge));
        producer.send(new ProducerRecord<>("regions", barge, region));
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      producers.remove(region);
      throw e;
    }
  }

  private static KafkaProducer<String, String> ready(String region) {
    KafkaProducer<String, String> producer = connect(region);
    producer.initTransactions();
    return producer;
  }

  private static KafkaProducer<String, String> connect(String region) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-barges-" + region);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
