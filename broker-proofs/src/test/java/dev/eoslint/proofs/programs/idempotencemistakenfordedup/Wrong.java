package dev.eoslint.proofs.programs.idempotencemistakenfordedup;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Connects again and sends again when it does not know what became of a record. */
public final class Wrong implements AutoCloseable {

  private final String brokers;
  private Producer<String, String> producer;

  public Wrong(String brokers) {
    this.brokers = brokers;
    this.producer = connect(brokers);
  }

  private static Producer<String, String> connect(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, "1000");
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, "2000");
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(String topic, String harvest, Consumer<ExecutionException> failures)
      throws InterruptedException, ExecutionException {
    ProducerRecord<String, String> record = new ProducerRecord<>(topic, harvest, harvest);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      failures.accept(e);
      producer.close();
      producer = connect(brokers);
      producer.send(record).get();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
