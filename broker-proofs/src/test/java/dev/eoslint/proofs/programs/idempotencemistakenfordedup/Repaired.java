package dev.eoslint.proofs.programs.idempotencemistakenfordedup;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Leaves it to one producer to send again. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, "1000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(String topic, String harvest)
      throws InterruptedException, ExecutionException {
    producer.send(new ProducerRecord<>(topic, harvest, harvest)).get();
  }

  @Override
  public void close() {
    producer.close();
  }
}
