package org.millrace.barge;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.millrace.barge.kafka.SafeAbort;

public final class BargeLog {

  private final Producer<String, String> producer;

  public BargeLog(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void passLock(String barge, String lock) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("lock-passages", lock, barge));
      producer.send(new ProducerRecord<>("barge-positions", barge, lock));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      SafeAbort.abort(producer);
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
