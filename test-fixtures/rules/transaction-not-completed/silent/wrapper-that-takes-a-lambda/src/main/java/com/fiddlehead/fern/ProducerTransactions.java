package com.fiddlehead.fern;

import java.util.function.Function;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;

public final class ProducerTransactions {

  private ProducerTransactions() {}

  public static <K, V, R> R call(Producer<K, V> producer, Function<Producer<K, V>, R> work) {
    producer.beginTransaction();
    try {
      R result = work.apply(producer);
      producer.commitTransaction();
      return result;
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | AuthorizationException
        | TimeoutException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
