package com.thornfield.rush;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.StringSerializer;

/** The results are looked at when the mat is done. */
public class RushMats {

  private final Producer<String, String> producer;
  private final List<Future<RecordMetadata>> pending = new ArrayList<>();

  public RushMats(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", "rush-mats-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  private Future<RecordMetadata> remember(Future<RecordMetadata> result) {
    pending.add(result);
    return result;
  }

  public void weave(String mat, List<String> rushes) {
    try {
      producer.beginTransaction();
      for (String rush : rushes) {
        remember(producer.send(new ProducerRecord<>("rushes", mat, rush)));
      }
      await();
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  private void await() {
    for (Future<RecordMetadata> result : pending) {
      try {
        result.get(10, TimeUnit.SECONDS);
      } catch (ExecutionException | java.util.concurrent.TimeoutException e) {
        throw new KafkaException(e);
      } catch (InterruptedException e) {
        throw new InterruptException(e);
      }
    }
    pending.clear();
  }
}
