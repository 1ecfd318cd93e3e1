package com.thornfield.limes;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class LimeRegister {

  private final Producer<String, String> producer;

  public LimeRegister(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void register(String parish, String lime) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("limes", parish, lime));
      producer.send(new ProducerRecord<>("parishes", parish, "CHANGED"));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
