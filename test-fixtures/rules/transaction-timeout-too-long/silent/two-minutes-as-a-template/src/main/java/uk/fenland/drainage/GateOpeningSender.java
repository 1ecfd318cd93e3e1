package uk.fenland.drainage;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

final class GateOpeningSender extends KafkaSender {

  GateOpeningSender(String servers) {
    super(servers);
    producer.initTransactions();
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gate-openings-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, System.getenv("TXN_SECONDS") + "000");
  }

  void open(String gate, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("gate-openings", gate, state));
      producer.send(new ProducerRecord<>("gate-openings-audit", gate, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
