package fr.vignoble.press;

import java.util.Properties;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Notes what the presses give, on several threads. */
public final class PressLog implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(PressLog.class);

  private final BlockingQueue<String> pressings;
  private final Queue<KafkaProducer<String, String>> producers = new ConcurrentLinkedQueue<>();
  private volatile boolean stopped;

  public PressLog(BlockingQueue<String> pressings) {
    this.pressings = pressings;
    for (int number = 0; number < 4; number++) {
      producers.offer(connect(number));
    }
  }

  @Override
  public void run() {
    while (!stopped) {
      String pressing = pressings.poll();
      KafkaProducer<String, String> producer = pressing == null ? null : producers.poll();
      if (producer == null) {
        Thread.onSpinWait();
        continue;
      }
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("pressings", pressing));
        producer.send(new ProducerRecord<>("barrels", pressing));
        producer.commitTransaction();
        producers.offer(producer);
      } catch (KafkaException e) {
        LOG.warn("The pressing {} was not noted", pressing, e);
        producers.offer(usable(producer));
      }
    }
    producers.forEach(KafkaProducer::close);
  }

  public void stop() {
    stopped = true;
  }

  private KafkaProducer<String, String> usable(KafkaProducer<String, String> failed) {
    try {
      failed.abortTransaction();
      return failed;
    } catch (KafkaException broken) {
      failed.close();
      return connect(pressings.size());
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-press-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
