package hu.paprika.mills;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class MillFeed {

  private KafkaProducer<String, String> producer;

  MillFeed() throws java.io.IOException {
    producer = new KafkaProducer<>(settings());
  }

  void grind(String mill, String kilos) throws Exception {
    write(new ProducerRecord<>("paprika-kilos", mill, kilos));
  }

  private void write(ProducerRecord<String, String> record) throws Exception {
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.close();
      producer = new KafkaProducer<>(settings());
      producer.send(record); // expect: idempotence-mistaken-for-dedup, unchecked-send
    }
  }

  private static Properties settings() throws java.io.IOException {
    Properties settings = new Properties();
    try (java.io.InputStream file = MillFeed.class.getResourceAsStream("/mill.properties")) {
      settings.load(file);
    }
    return settings;
  }
}
