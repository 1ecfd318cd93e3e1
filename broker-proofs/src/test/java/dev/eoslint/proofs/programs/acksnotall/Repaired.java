package dev.eoslint.proofs.programs.acksnotall;

import java.util.Properties;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Waits for all replicas in sync. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public Future<RecordMetadata> record(String topic, String reading) {
    return producer.send(new ProducerRecord<>(topic, reading, reading));
  }

  @Override
  public void close() {
    producer.close();
  }
}
