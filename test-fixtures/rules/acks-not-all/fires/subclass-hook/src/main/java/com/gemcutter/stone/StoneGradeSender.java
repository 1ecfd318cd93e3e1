package com.gemcutter.stone;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class StoneGradeSender extends KafkaSender {

  StoneGradeSender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ACKS_CONFIG, "0"); // expect: acks-not-all
  }

  void grade(String stone, String state) {
    producer.send(
        new ProducerRecord<>("stone-grades", stone, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + stone, failure);
          }
        });
  }
}
