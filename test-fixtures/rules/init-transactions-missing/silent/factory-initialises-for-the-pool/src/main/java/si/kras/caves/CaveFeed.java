package si.kras.caves;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes visits of caves with producers that threads borrow. */
public final class CaveFeed {

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  public CaveFeed(int size) {
    idle = new ArrayBlockingQueue<>(size);
    IntStream.range(0, size).mapToObj(CaveFeed::ready).forEach(idle::add);
  }

  private static KafkaProducer<String, String> ready(int number) {
    KafkaProducer<String, String> producer = connect(number);
    producer.initTransactions();
    return producer;
  }

  public void write(String key, List<String> values) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction();
      for (String value : values) {
        producer.send(new ProducerRecord<>("visits", key, value));
        producer.send(new ProducerRecord<>("visits-latest", key, value));
      }
      producer.commitTransaction();
      idle.put(producer);
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-caves-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
