package com.ropeway.tickets;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public final class RopewayTickets {

  private final Consumer<String, String> gates;
  private final Producer<String, String> tickets;
  private final String groupId;

  public RopewayTickets(Consumer<String, String> gates, Producer<String, String> tickets, String groupId) {
    this.gates = gates;
    this.tickets = tickets;
    this.groupId = groupId;
  }

  public void run() {
    tickets.initTransactions();
    gates.subscribe(Set.of("gate-passages"));
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> passages = gates.poll(Duration.ofMillis(200));
      if (!passages.isEmpty()) {
        stamp(passages);
      }
    }
  }

  private void stamp(ConsumerRecords<String, String> passages) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    tickets.beginTransaction();
    for (ConsumerRecord<String, String> passage : passages) {
      tickets.send(new ProducerRecord<>("stamped-tickets", passage.key(), passage.value()));
      offsets.put(
          new TopicPartition(passage.topic(), passage.partition()), new OffsetAndMetadata(passage.offset() + 1L));
    }
    tickets.sendOffsetsToTransaction(offsets, this.groupId); // expect: send-offsets-overload-removed
    tickets.commitTransaction();
  }
}
