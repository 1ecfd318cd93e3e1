package org.gridworks.meter;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class MeterGateway {

  private final Producer<String, byte[]> producer;

  private MeterGateway(Producer<String, byte[]> producer) {
    this.producer = producer;
  }

  public static MeterGateway start() throws IOException {
    Properties settings = new Properties();
    try (Reader in =
        Files.newBufferedReader(Path.of("config/producer.properties"), StandardCharsets.UTF_8)) {
      settings.load(in);
    }
    Producer<String, byte[]> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    return new MeterGateway(producer);
  }

  public void publish(Map<String, byte[]> readingsByMeter) {
    producer.beginTransaction();
    readingsByMeter.forEach(
        (meter, reading) -> producer.send(new ProducerRecord<>("grid.readings", meter, reading)));
    producer.commitTransaction();
  }
}
