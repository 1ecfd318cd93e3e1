package coop.meadow.milk;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;

/** The deliveries of a batch. A transaction begins with the first of them, if there is one. */
final class DeliveryBook implements AutoCloseable {

  private final Producer<String, String> producer;
  private boolean open;

  DeliveryBook(Producer<String, String> producer) {
    this.producer = producer;
  }

  void write(String farm, String litres) {
    openIfNeeded();
    producer.send(new ProducerRecord<>("milk-deliveries", farm, litres));
  }

  /** Moves the group forward, also when there was nothing to write. */
  void finish(Map<TopicPartition, OffsetAndMetadata> next, ConsumerGroupMetadata group) {
    if (next.isEmpty()) {
      return;
    }
    openIfNeeded();
    producer.sendOffsetsToTransaction(next, group);
    try {
      producer.commitTransaction();
    } catch (TimeoutException late) {
      producer.commitTransaction();
    }
    open = false;
  }

  /** Takes back what was written since the last end, if anything was. */
  void discard() {
    if (!open) {
      return;
    }
    producer.abortTransaction();
    open = false;
  }

  private void openIfNeeded() {
    if (open) {
      return;
    }
    producer.beginTransaction();
    open = true;
  }

  @Override
  public void close() {
    producer.close();
  }
}
