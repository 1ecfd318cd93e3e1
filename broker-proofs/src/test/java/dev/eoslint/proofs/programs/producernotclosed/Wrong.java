package dev.eoslint.proofs.programs.producernotclosed;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends some tariffs and ends. */
public final class Wrong {

  private Wrong() {}

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.LINGER_MS_CONFIG, "5000");
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    for (String tariff : List.of("t1", "t2", "t3")) {
      producer.send(new ProducerRecord<>(args[1], tariff), Wrong::report);
    }
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("Not imported: " + exception);
    }
  }
}
