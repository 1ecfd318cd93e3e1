package com.tidepool.salinity;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class SalinityUpload {

  private int failures;

  int upload(List<Map<String, Double>> samples, Map<String, Object> config) {
    try (Producer<String, Double> producer =
        new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer())) {
      producer.initTransactions();
      for (Map<String, Double> sample : samples) {
        try {
          producer.beginTransaction(); // expect: producer-reused-after-fatal-error
          for (Map.Entry<String, Double> value : sample.entrySet()) {
            producer.send(new ProducerRecord<>("salinity", value.getKey(), value.getValue()));
          }
          producer.commitTransaction();
        } catch (UnsupportedVersionException | ProducerFencedException e) {
          failures++;
        }
      }
    }
    return failures;
  }
}
