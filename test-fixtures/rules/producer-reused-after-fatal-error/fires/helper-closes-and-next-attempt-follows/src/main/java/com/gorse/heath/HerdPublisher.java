package com.gorse.heath;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class HerdPublisher {

  private static final Logger log = LoggerFactory.getLogger(HerdPublisher.class);
  private static final int ATTEMPTS = 3;

  private final Producer<String, String> producer;

  public HerdPublisher(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public boolean publish(List<String> herds) {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        producer.beginTransaction(); // expect: producer-reused-after-fatal-error
        for (String herd : herds) {
          producer.send(new ProducerRecord<>("herds", herd));
        }
        producer.commitTransaction();
        return true;
      } catch (ProducerFencedException | AuthorizationException e) {
        giveUp(e);
      } catch (KafkaException e) {
        log.warn("Attempt {} failed", attempt, e);
        producer.abortTransaction();
      }
    }
    return false;
  }

  private void giveUp(KafkaException cause) {
    log.error("Closing the producer of the herds", cause);
    producer.close(Duration.ofSeconds(10));
  }
}
