package it.cantina.cask;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

final class CaskMoveSender extends KafkaSender {

  CaskMoveSender(String servers) {
    super(servers);
    producer.initTransactions();
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cask-moves-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TWO_PHASE_COMMIT_ENABLE_CONFIG, System.getenv("TWO_PHASE"));
  }

  void move(String cask, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("cask-moves", cask, state));
      producer.send(new ProducerRecord<>("cask-moves-audit", cask, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
