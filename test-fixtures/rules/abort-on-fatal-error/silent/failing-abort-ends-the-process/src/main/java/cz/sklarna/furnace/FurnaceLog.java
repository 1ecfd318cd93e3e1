package cz.sklarna.furnace;

import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class FurnaceLog implements Runnable {

  private final BlockingQueue<String> temperatures;
  private final Producer<String, String> producer;

  FurnaceLog(BlockingQueue<String> temperatures, Producer<String, String> producer) {
    this.temperatures = temperatures;
    this.producer = producer;
  }

  @Override
  public void run() {
    producer.initTransactions();
    while (true) {
      try {
        String temperature = temperatures.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("furnace-temperatures", temperature));
        producer.send(new ProducerRecord<>("furnace-latest", "latest", temperature));
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
          System.exit(70);
        }
      }
    }
  }
}
