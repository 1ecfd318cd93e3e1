package nl.waterschap.locks;

import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/** Producers that threads borrow one at a time. */
final class ProducerPool {

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  ProducerPool(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  KafkaProducer<String, String> borrow() throws InterruptedException {
    return idle.take();
  }

  void giveBack(KafkaProducer<String, String> producer) {
    idle.add(producer);
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-locks-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
