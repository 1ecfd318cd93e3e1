package com.kestrel.patrol;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PatrolPosts {

  private final KafkaProducer<String, String> producer;

  public PatrolPosts(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "posts-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void passed(String ranger, String post) {
    ProducerRecord<String, String> record = new ProducerRecord<>("posts", ranger, post);
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        producer.beginTransaction();
        producer.send(record);
        producer.commitTransaction();
        return;
      } catch (ProducerFencedException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction();
      }
    }
    throw new IllegalStateException("Not stored: " + post);
  }
}
