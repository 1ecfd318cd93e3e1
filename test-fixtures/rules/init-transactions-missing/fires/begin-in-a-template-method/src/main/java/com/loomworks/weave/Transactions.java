package com.loomworks.weave;

import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;

final class Transactions {

  private Transactions() {}

  static <K, V> void inTransaction(Producer<K, V> producer, Consumer<Producer<K, V>> work) {
    producer.beginTransaction(); // expect: init-transactions-missing
    try {
      work.accept(producer);
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
