package com.bluebottle.flies;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrapCounts {

  private final KafkaProducer<String, Integer> producer;

  public TrapCounts(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void publish(Map<String, Integer> counts) {
    producer.beginTransaction();
    counts.forEach(
        (trap, flies) -> {
          try {
            producer.send(new ProducerRecord<>("trap-counts", trap, flies));
          } catch (SerializationException ignored) { // expect: error-swallowed-in-transaction
            // Some traps are broken.
          }
        });
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
  }
}
