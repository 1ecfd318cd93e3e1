package com.kilnfire.brick;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;

public final class BatchWriter {

  private BatchWriter() {}

  public static void write(Producer<String, String> producer, String kiln, List<String> bricks) {
    producer.beginTransaction();
    try {
      for (String brick : bricks) {
        producer.send(new ProducerRecord<>("bricks.fired", kiln, brick));
      }
      producer.commitTransaction();
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
