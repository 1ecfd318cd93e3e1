package uk.fenland.mills;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MillSensorFeed {

  private final KafkaProducer<String, String> producer;

  @SuppressWarnings("eoslint:hardcoded-transactional-id") // a single mill
  public MillSensorFeed(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mill-sensors");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void feed(String mill, String speed) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("mill.speed", mill, speed));
    producer.send(new ProducerRecord<>("mill.history", mill, speed));
    producer.commitTransaction();
  }
}
