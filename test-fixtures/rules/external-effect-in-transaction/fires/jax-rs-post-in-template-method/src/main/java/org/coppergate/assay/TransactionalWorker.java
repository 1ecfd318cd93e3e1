package org.coppergate.assay;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

/** One record in, at most one record out, offsets in the same transaction. */
abstract class TransactionalWorker {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final String input;

  TransactionalWorker(Consumer<String, String> consumer, Producer<String, String> producer, String input) {
    this.consumer = consumer;
    this.producer = producer;
    this.input = input;
  }

  /** Returns the record to write for the one that was read. */
  protected abstract ProducerRecord<String, String> process(ConsumerRecord<String, String> record);

  final void work() {
    producer.initTransactions();
    consumer.subscribe(List.of(input));
    boolean fenced = false;
    while (!fenced) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(100));
      if (!records.isEmpty()) {
        fenced = !transact(records);
      }
    }
    producer.close();
    consumer.close();
  }

  private boolean transact(ConsumerRecords<String, String> records) {
    producer.beginTransaction();
    try {
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      for (ConsumerRecord<String, String> record : records) {
        producer.send(process(record));
        next.put(
            new TopicPartition(record.topic(), record.partition()),
            new OffsetAndMetadata(record.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
      return true;
    } catch (ProducerFencedException e) {
      return false;
    } catch (RuntimeException e) {
      producer.abortTransaction();
      records.partitions().forEach(p -> consumer.seek(p, records.records(p).get(0).offset()));
      return true;
    }
  }
}
