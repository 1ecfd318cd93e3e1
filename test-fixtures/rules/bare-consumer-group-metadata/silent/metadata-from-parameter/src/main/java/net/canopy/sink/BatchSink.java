package net.canopy.sink;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Writes what callers have read. */
public final class BatchSink<K, V> {

  private final Producer<K, V> producer;

  public BatchSink(Producer<K, V> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public void write(
      List<ProducerRecord<K, V>> records,
      Map<TopicPartition, OffsetAndMetadata> offsets,
      ConsumerGroupMetadata metadata) {
    producer.beginTransaction();
    records.forEach(producer::send);
    producer.sendOffsetsToTransaction(offsets, metadata);
    producer.commitTransaction();
  }
}
