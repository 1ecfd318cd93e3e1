package com.bellfounder.cast;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CastingLog {

  private final Producer<String, String> producer;

  public CastingLog(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "castings-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void cast(String bell, Iterable<String> alloys) {
    boolean committed = false;
    producer.beginTransaction();
    try {
      for (String alloy : alloys) {
        producer.send(new ProducerRecord<>("bells", bell, alloy));
      }
      producer.commitTransaction();
      committed = true;
    } finally {
      if (!committed) {
        producer.abortTransaction();
      }
    }
  }
}
