package com.clinicflow.appointment;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

class AppointmentEvents {

  private final KafkaProducer<String, String> producer;

  AppointmentEvents(Properties connection) {
    Properties config = new Properties();
    config.putAll(connection);
    config.setProperty(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "appointments-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void move(String patient, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("slots.freed", from, patient));
    producer.send(new ProducerRecord<>("slots.taken", to, patient));
    producer.commitTransaction();
  }
}
