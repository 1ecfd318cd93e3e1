package com.payloft.refund;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

final class RefundSender extends KafkaSender {

  RefundSender(String servers) {
    super(servers);
    producer.initTransactions();
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getProperty("txn.id"));
  }

  void grant(String payment, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("refunds", payment, state));
      producer.send(new ProducerRecord<>("refunds-audit", payment, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }
}
