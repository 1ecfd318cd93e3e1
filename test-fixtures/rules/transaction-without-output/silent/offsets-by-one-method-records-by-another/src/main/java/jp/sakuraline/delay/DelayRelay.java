package jp.sakuraline.delay;

import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Sends what was queued with each batch. */
public final class DelayRelay {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  public DelayRelay(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  public void announce(String delay) {
    producer.send(new ProducerRecord<>("delay-board", delay));
  }

  public void store(Map<TopicPartition, OffsetAndMetadata> positions) {
    producer.beginTransaction();
    producer.sendOffsetsToTransaction(positions, consumer.groupMetadata());
    producer.commitTransaction();
  }
}
