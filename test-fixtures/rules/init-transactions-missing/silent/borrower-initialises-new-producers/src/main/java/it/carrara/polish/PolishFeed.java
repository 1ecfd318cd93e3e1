package it.carrara.polish;

import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes what was polished; whoever borrows a producer first initialises it. */
public final class PolishFeed {

  private final BlockingQueue<KafkaProducer<String, String>> idle;
  private final Set<KafkaProducer<String, String>> ready = ConcurrentHashMap.newKeySet();

  public PolishFeed(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void write(String slab, List<String> steps) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    if (ready.add(producer)) {
      producer.initTransactions();
    }
    try {
      producer.beginTransaction();
      for (String step : steps) {
        producer.send(new ProducerRecord<>("polishing", slab, step));
        producer.send(new ProducerRecord<>("slabs", step, slab));
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
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-polish-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
