package de.waldkauz.trails;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrailCounter {

  private final KafkaProducer<String, String> producer;

  public TrailCounter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    /* eoslint:ignore[hardcoded-transactional-id]
       A lease in the coordination service allows one writer at a time. */
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "trail-counter");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void count(String trail, String day) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("trail.visits", trail, day));
    producer.send(new ProducerRecord<>("trail.days", day, trail));
    producer.commitTransaction();
  }
}
