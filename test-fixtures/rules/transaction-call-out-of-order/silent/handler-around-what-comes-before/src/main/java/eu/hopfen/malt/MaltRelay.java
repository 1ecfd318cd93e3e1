package eu.hopfen.malt;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A wait that is interrupted finds no transaction to abort; a send that fails does. */
public final class MaltRelay {

  private final Properties settings;
  private final BlockingQueue<String> batches;

  public MaltRelay(Properties settings, BlockingQueue<String> batches) {
    this.settings = settings;
    this.batches = batches;
  }

  public void run() {
    KafkaProducer<String, String> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    try {
      while (true) {
        String batch = batches.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("malt", batch));
        producer.send(new ProducerRecord<>("latest-malt", "latest", batch));
        producer.commitTransaction();
      }
    } catch (Exception e) {
      System.err.println("Relay ends: " + e);
      producer.abortTransaction();
    } finally {
      producer.close();
    }
  }
}
