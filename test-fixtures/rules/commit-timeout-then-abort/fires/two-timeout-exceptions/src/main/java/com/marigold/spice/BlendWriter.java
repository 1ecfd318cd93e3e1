package com.marigold.spice;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public class BlendWriter {

  private final Producer<String, String> producer;

  public BlendWriter(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String blend, List<String> spices) throws Exception {
    producer.beginTransaction();
    try {
      Future<RecordMetadata> last = null;
      for (String spice : spices) {
        last = producer.send(new ProducerRecord<>("blend-spices", blend, spice));
      }
      if (last != null) {
        last.get(10, TimeUnit.SECONDS); // expect: redundant-flush-or-get-in-transaction
      }
      producer.commitTransaction();
    } catch (java.util.concurrent.TimeoutException e) {
      producer.abortTransaction();
      throw e;
    } catch (org.apache.kafka.common.errors.TimeoutException e) {
      producer.abortTransaction(); // expect: commit-timeout-then-abort
      throw e;
    } catch (ExecutionException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
