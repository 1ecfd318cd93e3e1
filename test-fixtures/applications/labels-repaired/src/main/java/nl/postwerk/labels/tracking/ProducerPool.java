package nl.postwerk.labels.tracking;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import nl.postwerk.labels.kafka.KafkaClients;
import org.apache.kafka.clients.producer.KafkaProducer;

/** Producers that threads borrow one at a time. */
final class ProducerPool implements AutoCloseable {

  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(3);

  private final BlockingQueue<KafkaProducer<String, String>> idle;
  private final AtomicInteger alive;

  ProducerPool(int size) {
    this.idle = new ArrayBlockingQueue<>(size);
    this.alive = new AtomicInteger(size);
    for (int number = 0; number < size; number++) {
      KafkaProducer<String, String> producer = KafkaClients.producer("tracking", number);
      producer.initTransactions();
      idle.add(producer);
    }
  }

  KafkaProducer<String, String> borrow() throws InterruptedException {
    return idle.take();
  }

  void giveBack(KafkaProducer<String, String> producer) {
    idle.add(producer);
  }

  /** Closes a producer that cannot be used again. When none is left, the pod is replaced. */
  void retire(KafkaProducer<String, String> producer) {
    alive.decrementAndGet();
    producer.close(CLOSE_TIMEOUT);
  }

  boolean isExhausted() {
    return alive.get() == 0;
  }

  @Override
  public void close() {
    KafkaProducer<String, String> producer = idle.poll();
    while (producer != null) {
      producer.close(CLOSE_TIMEOUT);
      producer = idle.poll();
    }
  }
}
