package com.heronry.marsh;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class WaterLevels {

  private static final int COMMIT_ATTEMPTS = 5;

  private final Producer<String, Integer> producer;

  public WaterLevels(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void write(Map<String, Integer> levels) {
    producer.beginTransaction();
    try {
      levels.forEach((gauge, level) -> producer.send(new ProducerRecord<>("water-levels", gauge, level)));
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
    commit();
  }

  private void commit() {
    for (int attempt = 1; ; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException | InterruptException e) {
        if (attempt == COMMIT_ATTEMPTS) {
          producer.close();
          throw e;
        }
      }
    }
  }

  public void stop() {
    producer.close();
  }
}
