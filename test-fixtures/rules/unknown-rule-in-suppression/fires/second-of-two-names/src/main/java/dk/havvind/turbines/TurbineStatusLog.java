package dk.havvind.turbines;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TurbineStatusLog {

  private final KafkaProducer<String, String> producer;

  public TurbineStatusLog(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // eoslint:ignore[hardcoded-transactional-id, same-id] one writer // expect: unknown-rule-in-suppression
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "turbine-status");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void log(String turbine, String status) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("turbine.status", turbine, status));
    producer.send(new ProducerRecord<>("turbine.history", turbine, status));
    producer.commitTransaction();
  }
}
