package com.oxbow.ferry;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Tells a topic of failures why a batch is given up, before it aborts it. */
public final class TicketRelay {

  private final Consumer<String, String> tickets;
  private final Producer<String, String> bills;
  private final KafkaProducer<String, String> failures;

  public TicketRelay(Consumer<String, String> tickets, Producer<String, String> bills) {
    this.tickets = tickets;
    this.bills = bills;
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    this.failures =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public void run() {
    bills.initTransactions();
    tickets.subscribe(List.of("tickets"));
    while (true) {
      ConsumerRecords<String, String> batch = tickets.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        bills.beginTransaction();
        batch.forEach(t -> bills.send(new ProducerRecord<>("bills", t.key(), t.value())));
        bills.sendOffsetsToTransaction(batch.nextOffsets(), tickets.groupMetadata());
        bills.commitTransaction();
      } catch (ProducerFencedException | InvalidTxnStateException e) {
        bills.close();
        return;
      } catch (KafkaException e) {
        failures.send(new ProducerRecord<>("relay-failures", e.getMessage())); // expect: unchecked-send
        bills.abortTransaction();
        batch.partitions().forEach(p -> tickets.seek(p, batch.records(p).get(0).offset()));
      }
    }
  }
}
