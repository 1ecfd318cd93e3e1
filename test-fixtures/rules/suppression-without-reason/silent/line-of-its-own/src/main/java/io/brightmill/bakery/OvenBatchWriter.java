package io.brightmill.bakery;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OvenBatchWriter {

  private final KafkaProducer<String, String> producer;

  public OvenBatchWriter(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id] The scheduler never starts this job twice at a time.
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "oven-batches");
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void bake(String oven, String recipe) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("oven.batches", oven, recipe));
    producer.send(new ProducerRecord<>("recipe.used", recipe, oven));
    producer.commitTransaction();
  }
}
