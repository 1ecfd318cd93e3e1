package com.stonebridge.toll;

import java.time.Duration;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class BarrierLoop {

  private final Properties consumerConfig;
  private final Producer<String, String> openings;
  private Consumer<String, String> tickets;

  public BarrierLoop(Properties consumerConfig, Producer<String, String> openings) {
    this.consumerConfig = consumerConfig;
    this.openings = openings;
    this.tickets = connect();
  }

  private Consumer<String, String> connect() {
    Consumer<String, String> consumer =
        new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(Set.of("barrier-tickets"));
    return consumer;
  }

  public void run() {
    openings.initTransactions();
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> batch = tickets.poll(Duration.ofMillis(100));
      if (batch.isEmpty()) {
        continue;
      }
      openings.beginTransaction();
      try {
        batch.forEach(t -> openings.send(new ProducerRecord<>("barrier-openings", t.key(), t.value())));
        openings.sendOffsetsToTransaction(batch.nextOffsets(), tickets.groupMetadata());
        openings.commitTransaction();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        openings.close();
        throw e;
      } catch (KafkaException e) {
        openings.abortTransaction();
        tickets.close();
        tickets = connect();
      }
    }
  }
}
