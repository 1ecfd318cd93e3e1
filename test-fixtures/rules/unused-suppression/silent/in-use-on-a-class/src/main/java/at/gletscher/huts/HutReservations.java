package at.gletscher.huts;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@SuppressWarnings("eoslint:hardcoded-transactional-id")
public final class HutReservations {

  private final KafkaProducer<String, String> producer;

  public HutReservations(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hut-reservations");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void reserve(String hut, String hiker) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("huts.reserved", hut, hiker));
    producer.send(new ProducerRecord<>("hikers.expected", hiker, hut));
    producer.commitTransaction();
  }
}
