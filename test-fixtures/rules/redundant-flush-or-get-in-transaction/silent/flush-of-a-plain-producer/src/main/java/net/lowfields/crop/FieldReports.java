package net.lowfields.crop;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FieldReports {

  private final KafkaProducer<String, String> producer;

  public FieldReports(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void write(List<String> lines) {
    for (String line : lines) {
      producer.send(new ProducerRecord<>("fields", line), FieldReports::report);
    }
    producer.flush();
  }

  private static void report(RecordMetadata metadata, Exception exception) {
    if (exception != null) {
      System.err.println("A line is lost: " + exception);
    }
  }
}
