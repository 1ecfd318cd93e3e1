package com.taxfile.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Copies declarations year by year; a year is a transaction with a connection of its own. */
public final class YearArchive {

  private final Map<String, Object> config = new HashMap<>();

  public YearArchive(String brokers) {
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "year-archive"); // expect: hardcoded-transactional-id
  }

  public void archive(Map<Integer, List<String>> declarationsByYear) {
    for (Map.Entry<Integer, List<String>> year : declarationsByYear.entrySet()) {
      try (Producer<String, String> producer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
        producer.initTransactions();
        producer.beginTransaction();
        for (String declaration : year.getValue()) {
          producer.send(new ProducerRecord<>("archive." + year.getKey(), declaration));
        }
        producer.commitTransaction();
      }
    }
  }
}
