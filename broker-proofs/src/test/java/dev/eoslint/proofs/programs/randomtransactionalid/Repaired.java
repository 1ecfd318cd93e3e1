package dev.eoslint.proofs.programs.randomtransactionalid;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes the same id at each start. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String service) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, service + "-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String topic, Iterable<String> parcels) {
    producer.beginTransaction();
    for (String parcel : parcels) {
      producer.send(new ProducerRecord<>(topic, parcel, parcel));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
