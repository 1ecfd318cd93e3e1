package fi.rantakivi.sauna;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Another rule reports this. */
public final class SaunaLog {

  private final KafkaProducer<String, String> producer;

  public SaunaLog(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sauna-log-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void heated(String sauna, String degrees) {
    try {
      producer.beginTransaction(); // expect: init-transactions-missing
      producer.send(new ProducerRecord<>("saunas", sauna, "HEATED"));
      producer.send(new ProducerRecord<>("degrees", sauna, degrees));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
