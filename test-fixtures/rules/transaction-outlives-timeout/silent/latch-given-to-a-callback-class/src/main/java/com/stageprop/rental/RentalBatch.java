package com.stageprop.rental;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

public final class RentalBatch {

  private final Producer<String, String> producer;

  public RentalBatch(Producer<String, String> producer) {
    this.producer = producer;
    this.producer.initTransactions();
  }

  public void write(List<String> props) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(props.size());
    producer.beginTransaction();
    for (String prop : props) {
      producer.send(new ProducerRecord<>("prop-rentals", prop), new Acknowledged(done));
    }
    done.await();
    producer.commitTransaction();
  }

  private record Acknowledged(CountDownLatch done)
      implements org.apache.kafka.clients.producer.Callback {
    @Override
    public void onCompletion(RecordMetadata metadata, Exception failure) {
      done.countDown();
    }
  }
}
