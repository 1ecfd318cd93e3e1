package dev.eoslint.proofs.programs.uncheckedsend;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Drops the futures and flushes. */
public final class Wrong {

  private Wrong() {}

  public static void publish(String brokers, String topic, List<String> scans) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 2_000);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      for (String scan : scans) {
        producer.send(new ProducerRecord<>(topic, scan));
      }
      producer.flush();
    }
  }
}
