package net.ironbridge.toll;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public class DayEnd {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: producer-not-closed
    for (String booth : args) {
      producer.send(new ProducerRecord<>("toll-booths", booth, "closed"), DayEnd::report);
    }
    producer.flush();
    producer.send(new ProducerRecord<>("toll-days", "today", "closed"), DayEnd::report);
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A record is lost: " + exception);
    }
  }
}
