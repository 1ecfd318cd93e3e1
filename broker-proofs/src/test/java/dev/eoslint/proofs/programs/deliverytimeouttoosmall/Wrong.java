package dev.eoslint.proofs.programs.deliverytimeouttoosmall;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Gives up before the first request may end. */
public final class Wrong {

  private Wrong() {}

  public static void write(String brokers, String topic, String reading) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000);
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
