package nl.waterschap.locks;

import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes what locks let through, with producers that threads borrow. */
public final class LockReports {

  private static final Logger LOG = LoggerFactory.getLogger(LockReports.class);

  private final ProducerPool producers = new ProducerPool(3);

  public boolean report(String lock, List<String> ships) throws InterruptedException {
    KafkaProducer<String, String> producer = producers.borrow();
    try {
      producer.beginTransaction(); // expect: transaction-not-completed
      for (String ship : ships) {
        producer.send(new ProducerRecord<>("passages", lock, ship));
        producer.send(new ProducerRecord<>("last-passage", ship, lock));
      }
      producer.commitTransaction();
      producers.giveBack(producer);
      return true;
    } catch (KafkaException failure) {
      LOG.warn("The passages of {} were not reported", lock, failure);
      return false;
    }
  }
}
