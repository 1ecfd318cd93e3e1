package com.eiderdown.bedding;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class NightlyExport {

  private static final Logger log = LoggerFactory.getLogger(NightlyExport.class);

  private final Map<String, Object> config;

  public NightlyExport(Map<String, Object> config) {
    this.config = config;
  }

  public void export(List<List<String>> warehouses) {
    for (List<String> items : warehouses) {
      try (Producer<String, String> producer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
        producer.initTransactions();
        producer.beginTransaction();
        items.forEach(item -> producer.send(new ProducerRecord<>("stock-items", item)));
        producer.commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        log.error("{} items are not exported", items.size(), e);
      }
    }
  }
}
