package dev.eoslint.proofs.programs.applicationlevelresend;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends a record again when it was not delivered in time. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, "1000");
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, "2000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void sold(String topic, String seat, Consumer<ExecutionException> failures)
      throws InterruptedException {
    ProducerRecord<String, String> record = new ProducerRecord<>(topic, seat, seat);
    for (int attempt = 0; attempt < 5; attempt++) {
      try {
        producer.send(record).get();
        return;
      } catch (ExecutionException e) {
        failures.accept(e);
      }
    }
    throw new IllegalStateException("Not published: " + seat);
  }

  @Override
  public void close() {
    producer.close();
  }
}
