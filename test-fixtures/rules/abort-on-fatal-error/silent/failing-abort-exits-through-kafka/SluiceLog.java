package nl.zoutpan.sluice;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.utils.Exit;

public final class SluiceLog implements Runnable {

  private final BlockingQueue<String> levels;
  private final Producer<String, String> producer;

  SluiceLog(BlockingQueue<String> levels, Producer<String, String> producer) {
    this.levels = levels;
    this.producer = producer;
  }

  @Override
  public void run() {
    producer.initTransactions();
    while (true) {
      try {
        String level = levels.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("sluice-levels", level));
        producer.send(new ProducerRecord<>("sluice-latest", "latest", level));
        producer.commitTransaction();
      } catch (InterruptedException e) {
        producer.close();
        Thread.currentThread().interrupt();
        return;
      } catch (KafkaException e) {
        try {
          producer.abortTransaction();
        } catch (KafkaException again) {
          again.addSuppressed(e);
          again.printStackTrace();
          Exit.exit(70);
        }
      }
    }
  }
}
