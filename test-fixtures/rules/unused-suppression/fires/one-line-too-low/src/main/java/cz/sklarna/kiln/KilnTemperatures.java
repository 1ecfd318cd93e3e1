package cz.sklarna.kiln;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KilnTemperatures {

  private final KafkaProducer<String, String> producer;

  public KilnTemperatures(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "kiln"); // expect: hardcoded-transactional-id
    config.put(ProducerConfig.ACKS_CONFIG, "all"); // eoslint:ignore[hardcoded-transactional-id] one kiln // expect: unused-suppression
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void measure(String kiln, String celsius) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("kiln.temperatures", kiln, celsius));
    producer.send(new ProducerRecord<>("kiln.latest", kiln, celsius));
    producer.commitTransaction();
  }
}
