package it.carso.caves;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class VisitorCounter {

  private final KafkaProducer<String, String> producer;

  public VisitorCounter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // expect: hardcoded-transactional-id
    config.put("transactional.id", "visitors"); // eoslint:ignore[random-transactional-id] no matter // expect: unused-suppression
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void enter(String cave, String group) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("visitors.entered", cave, group));
    producer.send(new ProducerRecord<>("groups.inside", group, cave));
    producer.commitTransaction();
  }
}
