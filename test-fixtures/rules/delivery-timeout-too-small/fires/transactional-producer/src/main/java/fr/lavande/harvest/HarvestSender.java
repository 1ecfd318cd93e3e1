package fr.lavande.harvest;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

final class HarvestSender extends KafkaSender {

  HarvestSender(String servers) {
    super(servers);
    producer.initTransactions();
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "harvests-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 5_000); // expect: delivery-timeout-too-small
  }

  void report(String field, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("harvests", field, state));
      producer.send(new ProducerRecord<>("harvests-audit", field, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
