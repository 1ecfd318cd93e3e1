package uk.fenland.drainage;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SluiceLog {

  private final KafkaProducer<String, String> producer;

  public SluiceLog(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put("transactional.id", "sluice-" + System.getenv("HOSTNAME")); // eoslint:ignore // expect: unknown-rule-in-suppression
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void log(String sluice, String level) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("sluice.levels", sluice, level));
    producer.send(new ProducerRecord<>("sluice.alerts", sluice, level));
    producer.commitTransaction();
  }
}
