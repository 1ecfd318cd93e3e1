package dev.eoslint.proofs.programs.applicationlevelresend;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Leaves it to the client to repeat. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, "1000");
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, "600000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void sold(String topic, String seat) throws InterruptedException {
    ProducerRecord<String, String> record = new ProducerRecord<>(topic, seat, seat);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("Perhaps not published: " + seat, e.getCause());
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
