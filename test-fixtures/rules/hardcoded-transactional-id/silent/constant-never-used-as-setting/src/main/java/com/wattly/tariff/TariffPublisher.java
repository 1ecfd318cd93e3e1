package com.wattly.tariff;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class TariffPublisher {

  private final Producer<String, String> producer;

  public TariffPublisher(Properties settings) {
    if (settings.getProperty(TariffKafka.TRANSACTIONAL_ID_CONFIG) == null) {
      throw new IllegalArgumentException(TariffKafka.HELP);
    }
    producer = new KafkaProducer<>(settings);
    producer.initTransactions();
  }

  public void publish(String region, Iterable<String> tariffs) {
    producer.beginTransaction();
    for (String tariff : tariffs) {
      producer.send(new ProducerRecord<>(TariffKafka.TOPIC, region, tariff));
    }
    producer.commitTransaction();
  }
}
