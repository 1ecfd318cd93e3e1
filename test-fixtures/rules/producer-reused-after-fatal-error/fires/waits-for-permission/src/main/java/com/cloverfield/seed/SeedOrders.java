package com.cloverfield.seed;

import java.util.Iterator;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TransactionalIdAuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SeedOrders {

  private final Producer<String, String> producer;
  private final Iterator<List<String>> batches;

  public SeedOrders(Properties config, Iterator<List<String>> batches) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.batches = batches;
  }

  public void sendAll() throws InterruptedException {
    producer.initTransactions();
    try {
      while (batches.hasNext()) {
        List<String> batch = batches.next();
        try {
          producer.beginTransaction(); // expect: producer-reused-after-fatal-error
          for (String order : batch) {
            producer.send(new ProducerRecord<>("seed-orders", order));
          }
          producer.commitTransaction();
        } catch (TransactionalIdAuthorizationException e) {
          // Operations will grant the access soon.
          TimeUnit.MINUTES.sleep(1);
        }
      }
    } finally {
      producer.close();
    }
  }
}
