package com.copperfield.mint;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Stamps {

  private final KafkaProducer<String, String> producer;

  public Stamps(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stamps-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      for (String line : lines) {
        producer.send(new ProducerRecord<>("stamps", line));
        producer.flush(); // expect: redundant-flush-or-get-in-transaction
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
