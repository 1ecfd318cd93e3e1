package it.carso.caves;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes files of visits. */
public final class VisitUpload {

  private final KafkaProducer<String, String> producer;

  public VisitUpload(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void accept(Path upload) throws IOException {
    producer.beginTransaction();
    for (String line : Files.readAllLines(upload)) {
      producer.send(new ProducerRecord<>("cave-visits", line));
    }
    producer.commitTransaction();
  }
}
