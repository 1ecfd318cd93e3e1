package org.northcairn.survey;

import java.util.Map;
import java.util.function.Function;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Lets callers write several records of a survey in one transaction. */
public final class TransactionalWriter implements AutoCloseable {

  private final Producer<String, byte[]> producer;

  TransactionalWriter(Map<String, Object> config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
    this.producer.initTransactions();
  }

  public <R> R inTransaction(Function<Producer<String, byte[]>, R> work) {
    producer.beginTransaction();
    R result;
    try {
      result = work.apply(producer);
      producer.commitTransaction();
    } catch (ApiException e) {
      producer.abortTransaction(); // expect: abort-on-fatal-error
      throw e;
    }
    return result;
  }

  @Override
  public void close() {
    producer.close();
  }
}
