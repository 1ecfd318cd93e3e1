package com.vellum.archive;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FolioTransfer {

  private final Map<String, Object> config;

  public FolioTransfer(Map<String, Object> config) {
    this.config = config;
  }

  public void transfer(List<String> folios, String shelf) {
    try (Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      try {
        for (String folio : folios) {
          producer.send(new ProducerRecord<>("folio-moves", folio, shelf));
        }
        producer.send(new ProducerRecord<>("shelf-counts", shelf, "" + folios.size()));
        producer.commitTransaction();
      } catch (RuntimeException e) {
        producer.abortTransaction();
        throw e;
      }
    }
  }
}
