package com.observatory.dome;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class DomeLog {

  private static final Logger LOG = LoggerFactory.getLogger(DomeLog.class);

  private final KafkaProducer<String, String> producer;

  public DomeLog(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "dome-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void turned(String dome, String command, int degrees) {
    try {
      producer.beginTransaction(); // expect: transaction-not-completed
      producer.send(new ProducerRecord<>("domes", dome, command + ' ' + degrees));
      switch (command) {
        case "OPEN", "CLOSE", "TURN" -> producer.commitTransaction();
        default -> LOG.warn("Command {} is unknown", command);
      }
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
