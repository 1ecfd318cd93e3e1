package ie.bogland.peat;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/** Begins units of work that others complete. */
public final class PeatLedger {

  private final BlockingQueue<KafkaProducer<String, String>> idle = new LinkedBlockingQueue<>();

  private volatile boolean closed;

  public PeatLedger(int size) {
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void close() {
    closed = true;
  }

  public PeatWork begin() throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    producer.beginTransaction();
    if (closed) {
      producer.abortTransaction();
      idle.put(producer);
      throw new IllegalStateException("The ledger is closed");
    }
    return new PeatWork(producer, idle);
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-peat-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
