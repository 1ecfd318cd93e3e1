package dev.eoslint.proofs.programs.inflightaboveidempotentlimit;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Has as many requests under way as idempotence allows. */
public final class Repaired {

  private Repaired() {}

  public static void write(String brokers, String topic, String reading) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 5);
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
