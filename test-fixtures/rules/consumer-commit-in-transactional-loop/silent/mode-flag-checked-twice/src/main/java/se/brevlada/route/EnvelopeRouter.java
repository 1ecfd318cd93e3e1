package se.brevlada.route;

import java.time.Duration;
import java.util.Collection;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Routes envelopes; with or without transactions, as the operator wishes. */
public final class EnvelopeRouter {

  private final Consumer<String, byte[]> consumer;
  private final Producer<String, byte[]> producer;
  private final boolean transactional;

  public EnvelopeRouter(Consumer<String, byte[]> consumer, Producer<String, byte[]> producer, boolean transactional) {
    this.consumer = consumer;
    this.producer = producer;
    this.transactional = transactional;
  }

  public void route(Collection<String> topics) {
    if (transactional) {
      producer.initTransactions();
    }
    consumer.subscribe(topics);
    while (!Thread.interrupted()) {
      ConsumerRecords<String, byte[]> envelopes = consumer.poll(Duration.ofMillis(200));
      if (envelopes.isEmpty()) {
        continue;
      }
      if (transactional) {
        producer.beginTransaction();
      }
      for (ConsumerRecord<String, byte[]> envelope : envelopes) {
        producer.send(new ProducerRecord<>("routed." + envelope.topic(), envelope.key(), envelope.value()));
      }
      if (transactional) {
        producer.sendOffsetsToTransaction(envelopes.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      } else {
        producer.flush();
        consumer.commitSync();
      }
    }
  }
}
