package io.brightmill.flour;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SiloLedger {

  private final KafkaProducer<String, String> producer;

  public SiloLedger(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    // expect: suppression-without-reason
    config.put("transactional.id", "silo-ledger"); // eoslint:ignore[hardcoded-transactional-id] ---
    config.put(ProducerConfig.LINGER_MS_CONFIG, "20");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void withdraw(String silo, String kilograms) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("silo.withdrawals", silo, kilograms));
    producer.send(new ProducerRecord<>("silo.audit", silo, "-" + kilograms));
    producer.commitTransaction();
  }
}
