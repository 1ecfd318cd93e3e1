package io.ferrypass.boarding;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class BoardingEnricher {

  private final Consumer<String, String> scans;
  private final Consumer<String, String> passengers;
  private final Producer<String, String> boardings;
  private final Map<String, String> names = new HashMap<>();

  public BoardingEnricher(
      Consumer<String, String> scans, Consumer<String, String> passengers, Producer<String, String> boardings) {
    this.scans = scans;
    this.passengers = passengers;
    this.boardings = boardings;
  }

  public void start() {
    boardings.initTransactions();
    TopicPartition names0 = new TopicPartition("passenger-names", 0);
    passengers.assign(List.of(names0));
    passengers.seekToBeginning(List.of(names0));
    scans.subscribe(List.of("gate-scans"));
    while (!Thread.currentThread().isInterrupted()) {
      passengers.poll(Duration.ZERO).forEach(p -> names.put(p.key(), p.value()));
      ConsumerRecords<String, String> batch = scans.poll(Duration.ofMillis(250));
      if (batch.isEmpty()) {
        continue;
      }
      boardings.beginTransaction();
      try {
        for (ConsumerRecord<String, String> scan : batch) {
          String name = names.getOrDefault(scan.key(), "unknown");
          boardings.send(new ProducerRecord<>("boardings", scan.key(), name + "@" + scan.value()));
        }
        boardings.sendOffsetsToTransaction(batch.nextOffsets(), scans.groupMetadata());
        boardings.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        boardings.close();
        throw e;
      } catch (KafkaException e) {
        boardings.abortTransaction(); // expect: abort-without-rewind
        names.clear();
        passengers.seekToBeginning(List.of(names0));
      }
    }
  }
}
