package dev.eoslint.proofs.programs.blanktransactionalid;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Has an id. */
public final class Repaired {

  private Repaired() {}

  public static void write(String brokers, String instance, String topic, String invoice) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "invoices-" + instance);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>(topic, invoice, invoice));
      producer.send(new ProducerRecord<>(topic, invoice, "copy of " + invoice));
      producer.commitTransaction();
    }
  }
}
