package dk.vindmolle.park;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;

public final class ParkOutput implements Runnable {

  private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
  private final Supplier<Producer<String, String>> factory;

  public ParkOutput(Supplier<Producer<String, String>> factory) {
    this.factory = factory;
  }

  @Override
  public void run() {
    Producer<String, String> producer = factory.get();
    producer.initTransactions();
    while (!Thread.currentThread().isInterrupted()) {
      String command = commands.poll();
      if (command == null) {
        Thread.onSpinWait();
        continue;
      }
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("park-commands", command));
        producer.send(new ProducerRecord<>("park-history", command));
        producer.commitTransaction();
      } catch (KafkaException e) {
        if (isFatal(e)) {
          producer.close();
          producer = factory.get();
          producer.initTransactions();
        } else {
          producer.abortTransaction();
        }
      }
    }
    producer.close();
  }

  private static boolean isFatal(KafkaException e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    return cause instanceof ProducerFencedException
        || cause instanceof InvalidProducerEpochException
        || cause instanceof AuthorizationException
        || cause instanceof UnsupportedVersionException;
  }
}
