package com.wharfside.tram;

import com.wharfside.tram.store.TimeoutException;
import java.util.List;
import java.util.function.Function;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public class StopIndex {

  private final Producer<String, String> producer;
  private final Function<String, String> store;

  /** Looks up names in a store that may throw a {@link TimeoutException}. */
  public StopIndex(Producer<String, String> producer, Function<String, String> store) {
    this.producer = producer;
    this.store = store;
    producer.initTransactions();
  }

  public void index(List<String> stops) {
    producer.beginTransaction();
    try {
      for (String stop : stops) {
        producer.send(new ProducerRecord<>("stop-names", stop, store.apply(stop)));
      }
      producer.commitTransaction();
    } catch (TimeoutException e) {
      producer.abortTransaction();
      throw e;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
