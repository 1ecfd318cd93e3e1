package it.carrara.quarry;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes blocks of marble with producers that threads borrow. */
public final class BlockFeed {

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  public BlockFeed(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void start() {
    idle.forEach(KafkaProducer::initTransactions);
  }

  public void write(String key, List<String> values) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction();
      for (String value : values) {
        producer.send(new ProducerRecord<>("blocks", key, value));
        producer.send(new ProducerRecord<>("blocks-latest", key, value));
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
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-blocks-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
