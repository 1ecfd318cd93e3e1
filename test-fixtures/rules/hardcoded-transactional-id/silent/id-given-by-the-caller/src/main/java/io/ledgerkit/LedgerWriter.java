package io.ledgerkit;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Entry point of the library; the application chooses the transactional id. */
public final class LedgerWriter implements AutoCloseable {

  private final Producer<String, String> producer;
  private final String topic;

  private LedgerWriter(Producer<String, String> producer, String topic) {
    this.producer = producer;
    this.topic = topic;
  }

  public static LedgerWriter open(Map<String, ?> kafka, String topic, String transactionalId) {
    Map<String, Object> config = new ConcurrentHashMap<>(kafka);
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG,
        Objects.requireNonNull(transactionalId, "transactionalId"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return new LedgerWriter(producer, topic);
  }

  public void append(String debit, String credit, String amount) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>(topic, debit, "-" + amount));
    producer.send(new ProducerRecord<>(topic, credit, "+" + amount));
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
