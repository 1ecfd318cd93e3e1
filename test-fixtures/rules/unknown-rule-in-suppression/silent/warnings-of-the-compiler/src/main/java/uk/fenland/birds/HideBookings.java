package uk.fenland.birds;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@SuppressWarnings({"unused", "auto-commit"})
public final class HideBookings {

  private final KafkaProducer<String, String> producer;

  public HideBookings(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hides-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(String hide, String watcher) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("hides.booked", hide, watcher));
    producer.send(new ProducerRecord<>("watchers.active", watcher, hide));
    producer.commitTransaction();
  }
}
