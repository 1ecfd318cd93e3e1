package com.kelpforest.dive;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class DiveLogs {

  private final KafkaProducer<String, String> dives;
  private final KafkaProducer<String, byte[]> profiles;

  public DiveLogs() {
    profiles = new KafkaProducer<>(settings(), new StringSerializer(), new ByteArraySerializer());
    Properties transactional = settings();
    transactional.put("transactional.id", "dives-" + System.getenv("HOSTNAME"));
    dives = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    dives.initTransactions();
  }

  private static Properties settings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("compression.type", "lz4");
    return settings;
  }

  public void store(String diver, String site, byte[] profile) {
    dives.beginTransaction();
    dives.send(new ProducerRecord<>("dives", diver, site));
    dives.send(new ProducerRecord<>("site-visits", site, diver));
    profiles.send(new ProducerRecord<>("dive-profiles", diver, profile)); // expect: foreign-producer-in-transaction, unchecked-send
    dives.commitTransaction();
  }

  public void close() {
    dives.close();
    profiles.close();
  }
}
