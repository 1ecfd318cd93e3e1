package org.brightbank.transfers;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Books incoming transfers and confirms each of them on a topic. */
public class TransferPump {

  private final KafkaConsumer<String, Long> consumer;
  private final KafkaProducer<String, Long> producer;
  private final AccountLedger ledger;

  public TransferPump(
      KafkaConsumer<String, Long> consumer, KafkaProducer<String, Long> producer, AccountLedger ledger) {
    this.consumer = consumer;
    this.producer = producer;
    this.ledger = ledger;
  }

  public void pump() {
    producer.initTransactions();
    consumer.subscribe(List.of("incoming-transfers"));
    for (; ; ) {
      ConsumerRecords<String, Long> transfers = consumer.poll(Duration.ofMillis(500));
      if (transfers.isEmpty()) continue;
      producer.beginTransaction();
      try {
        for (ConsumerRecord<String, Long> transfer : transfers) {
          ledger.credit(transfer.key(), transfer.value());
          producer.send(new ProducerRecord<>("booked-transfers", transfer.key(), transfer.value()));
        }
        producer.sendOffsetsToTransaction(positions(), consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException e) {
        producer.close();
        consumer.close();
        throw e;
      } catch (KafkaException | SQLException e) {
        producer.abortTransaction();
        consumer
            .committed(consumer.assignment())
            .forEach((partition, offset) -> consumer.seek(partition, offset == null ? 0 : offset.offset()));
      }
    }
  }

  private Map<TopicPartition, OffsetAndMetadata> positions() {
    return consumer.assignment().stream()
        .collect(Collectors.toMap(p -> p, p -> new OffsetAndMetadata(consumer.position(p))));
  }
}
