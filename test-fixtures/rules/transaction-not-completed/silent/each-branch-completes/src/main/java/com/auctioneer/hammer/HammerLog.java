package com.auctioneer.hammer;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HammerLog {

  private final KafkaProducer<String, String> producer;

  public HammerLog(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hammer-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public String fell(String lot, String bidder, boolean reserveMet) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("lots", lot, bidder));
      if (!reserveMet) {
        producer.abortTransaction();
        return "UNSOLD";
      }
      producer.send(new ProducerRecord<>("bidders", bidder, lot));
      producer.commitTransaction();
      return "SOLD";
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
