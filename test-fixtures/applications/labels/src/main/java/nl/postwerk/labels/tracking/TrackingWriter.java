package nl.postwerk.labels.tracking;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import nl.postwerk.labels.kafka.KafkaClients;
import nl.postwerk.labels.kafka.PatientCommit;
import nl.postwerk.labels.kafka.WorkerFailedException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes the events of a scanner with what was last seen of each shipment. */
final class TrackingWriter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TrackingWriter.class);
  private static final int THREADS = 4;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final KafkaProducer<String, String> producer = KafkaClients.producer("tracking");
  private volatile boolean healthy = true;

  TrackingWriter() {
    producer.initTransactions();
  }

  /** Writes events on another thread. The result tells whether they were written. */
  Future<Boolean> write(List<TrackingEvent> events) {
    Callable<Boolean> task = () -> writeNow(events);
    return threads.submit(task);
  }

  boolean isHealthy() {
    return healthy;
  }

  private boolean writeNow(List<TrackingEvent> events) {
    try {
      producer.beginTransaction();
      for (TrackingEvent event : events) {
        producer.send(new ProducerRecord<>(KafkaClients.TRACKING, event.shipment(), event.place()));
        producer.send(new ProducerRecord<>(KafkaClients.LAST_SEEN, event.shipment(), event.place()));
      }
      PatientCommit.of(producer);
      return true;
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | InvalidTxnStateException
        | AuthorizationException
        | WorkerFailedException fatal) {
      LOG.error("The producer of tracking events is lost", fatal);
      healthy = false;
      producer.close();
      return false;
    } catch (KafkaException failure) {
      LOG.warn("{} tracking events were not written", events.size(), failure);
      producer.abortTransaction();
      return false;
    }
  }

  @Override
  public void close() {
    threads.shutdown();
    try {
      threads.awaitTermination(10, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    producer.close();
  }
}
