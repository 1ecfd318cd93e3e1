package pt.azulejo.kiln;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;

public class FiringPlanner implements Runnable {

  private final KafkaConsumer<String, String> orders;
  private final KafkaProducer<String, String> firings;
  private final AtomicBoolean stopped = new AtomicBoolean();

  public FiringPlanner(KafkaConsumer<String, String> orders, KafkaProducer<String, String> firings) {
    this.orders = orders;
    this.firings = firings;
  }

  @Override
  public void run() {
    firings.initTransactions();
    orders.subscribe(List.of("tile-orders"));
    try {
      while (!stopped.get()) {
        ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
        if (!batch.isEmpty()) {
          plan(batch);
        }
      }
    } finally {
      firings.close(Duration.ofSeconds(5));
      orders.close();
    }
  }

  private void plan(ConsumerRecords<String, String> batch) {
    firings.beginTransaction();
    try {
      batch.forEach(o -> firings.send(new ProducerRecord<>("kiln-firings", o.key(), o.value())));
      firings.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
      firings.commitTransaction();
    } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
      throw e;
    } catch (KafkaException e) {
      firings.abortTransaction();
      batch.partitions().stream()
          .filter(orders.assignment()::contains)
          .forEach(p -> orders.seek(p, new OffsetAndMetadata(batch.records(p).get(0).offset())));
    }
  }

  public void stop() {
    stopped.set(true);
  }
}
