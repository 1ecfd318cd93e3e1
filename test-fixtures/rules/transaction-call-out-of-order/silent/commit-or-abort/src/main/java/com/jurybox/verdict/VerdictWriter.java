package com.jurybox.verdict;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class VerdictWriter {

  enum Decision {
    KEEP,
    DISCARD
  }

  private final Producer<String, String> producer;

  VerdictWriter(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", "verdicts-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  void write(String trial, Map<String, String> votes, Decision decision) {
    try {
      producer.beginTransaction();
      votes.forEach((juror, vote) -> producer.send(new ProducerRecord<>("votes", juror, vote)));
      producer.send(new ProducerRecord<>("trials", trial, decision.name()));
      switch (decision) {
        case KEEP:
          producer.commitTransaction();
          break;
        case DISCARD:
          producer.abortTransaction();
          break;
        default:
          throw new IllegalArgumentException(decision.name());
      }
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
