package ch.gletscher.probe;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Another rule reports this: the author at least knows of transactions. */
public final class IceProbe {

  private final KafkaProducer<String, String> producer;

  public IceProbe(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ice-probe-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    producer.send(new ProducerRecord<>("ice", "probe", "STARTED")); // expect: send-outside-transaction
  }
}
