package be.zeehaven.cranes;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One thread writes moves, another one commits them. */
public final class CraneMoves {

  private static final Logger LOG = LoggerFactory.getLogger(CraneMoves.class);

  private final BlockingQueue<KafkaProducer<String, String>> idle = new LinkedBlockingQueue<>();
  private final BlockingQueue<KafkaProducer<String, String>> written = new LinkedBlockingQueue<>();

  public CraneMoves(int size) {
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void write(String crane, List<String> moves) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    producer.beginTransaction();
    for (String move : moves) {
      producer.send(new ProducerRecord<>("moves", crane, move));
      producer.send(new ProducerRecord<>("crane-positions", crane, move));
    }
    written.put(producer);
  }

  public void complete() throws InterruptedException {
    KafkaProducer<String, String> producer = written.take();
    try {
      producer.commitTransaction();
    } catch (KafkaException e) {
      LOG.warn("Moves were not committed", e);
      producer.close();
      return;
    }
    idle.put(producer);
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-cranes-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
