package io.vaultline.audit;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

class RegionWriter implements AutoCloseable {

  private final String topic;
  private final Producer<String, String> producer;

  RegionWriter(String region) {
    this.topic = "audit." + region;
    this.producer = new KafkaProducer<>(settings(), new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  private static Map<String, Object> settings() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "audit-writer"); // expect: transactional-id-shared-in-process
    return settings;
  }

  void write(String actor, Iterable<String> actions) {
    producer.beginTransaction();
    for (String action : actions) {
      producer.send(new ProducerRecord<>(topic, actor, action));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
