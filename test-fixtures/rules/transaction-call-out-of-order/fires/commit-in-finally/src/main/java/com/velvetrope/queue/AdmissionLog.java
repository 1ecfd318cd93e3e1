package com.velvetrope.queue;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AdmissionLog {

  private final KafkaProducer<String, String> producer;

  public AdmissionLog() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "admissions-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void admit(String guest, String table) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("guests.admitted", guest, table));
      producer.send(new ProducerRecord<>("tables.taken", table, guest));
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    } finally {
      producer.commitTransaction(); // expect: transaction-call-out-of-order
    }
  }
}
