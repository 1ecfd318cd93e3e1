package org.hillgate.mail;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

final class Franking {

  private final KafkaProducer<String, String> producer;
  private final KafkaProducer<String, String> alarms;

  Franking(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "franking-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    Properties plain = new Properties();
    plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    alarms = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
  }

  void frank(List<String> letters) {
    try {
      producer.beginTransaction();
      for (String letter : letters) {
        producer.send(new ProducerRecord<>("franked", letter));
      }
      alarms.flush();
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
