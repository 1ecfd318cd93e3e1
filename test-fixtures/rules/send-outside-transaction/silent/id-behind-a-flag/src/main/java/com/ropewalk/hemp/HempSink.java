package com.ropewalk.hemp;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HempSink {

  private final boolean transactional;
  private final Producer<String, String> producer;

  public HempSink(String brokers, boolean transactional) {
    this.transactional = transactional;
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    if (transactional) {
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hemp-" + System.getenv("POD_NAME"));
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    if (transactional) {
      producer.initTransactions();
    }
  }

  public void write(String rope, String metres) {
    if (!transactional) {
      producer.send(new ProducerRecord<>("ropes", rope, metres));
      return;
    }
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("ropes", rope, metres));
      producer.send(new ProducerRecord<>("ropes.index", metres, rope));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
