package dev.eoslint.proofs.programs.idempotenceconfigconflict;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Asks for idempotence, and is content with the answer of the leader. */
public final class Wrong {

  private Wrong() {}

  public static void write(String brokers, String topic, String reading) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
    config.put(ProducerConfig.ACKS_CONFIG, "1");
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.send(
          new ProducerRecord<>(topic, reading, reading),
          (metadata, exception) -> {
            if (exception != null) {
              System.err.println("Not written: " + exception);
            }
          });
    }
  }
}
