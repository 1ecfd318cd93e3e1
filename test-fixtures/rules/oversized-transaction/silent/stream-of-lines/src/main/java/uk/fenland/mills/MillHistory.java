package uk.fenland.mills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes the history of a mill. */
public final class MillHistory {

  private final KafkaProducer<String, String> producer;

  public MillHistory(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void accept(Path history) throws IOException {
    producer.beginTransaction();
    try (Stream<String> lines = Files.lines(history)) {
      lines.forEach(line -> producer.send(new ProducerRecord<>("mill-history", line)));
    }
    producer.commitTransaction();
  }
}
