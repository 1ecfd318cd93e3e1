package com.acme.billing;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.consumer.OffsetOutOfRangeException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Books invoices, and starts over where the position of the group is gone. */
public final class InvoiceRelay {
  void run(Producer<String, String> producer, Consumer<String, String> consumer) {
    producer.initTransactions();
    consumer.subscribe(List.of("invoices"));
    while (true) {
      try {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>("invoices-booked", record.key(), record.value()));
        }
        producer.sendOffsetsToTransaction(offsets(records), consumer.groupMetadata());
        producer.commitTransaction();
      } catch (OffsetOutOfRangeException e) {
        consumer.seekToBeginning(e.partitions());
        consumer.commitSync();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction();
        throw e;
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    records.forEach(
        record ->
            offsets.put(
                new TopicPartition(record.topic(), record.partition()),
                new OffsetAndMetadata(record.offset() + 1)));
    return offsets;
  }
}
