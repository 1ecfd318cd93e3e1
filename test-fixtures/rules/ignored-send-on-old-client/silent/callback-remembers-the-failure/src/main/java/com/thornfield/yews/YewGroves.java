package com.thornfield.yews;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class YewGroves {

  private final Producer<String, String> producer;

  public YewGroves(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void counted(String grove, Map<String, String> yews) {
    AtomicReference<Exception> failed = new AtomicReference<>();
    try {
      producer.beginTransaction();
      yews.forEach(
          (yew, age) ->
              producer.send(
                  new ProducerRecord<>("yews", grove, yew + ":" + age),
                  (metadata, failure) -> {
                    if (failure != null) {
                      failed.set(failure);
                    }
                  }));
      producer.flush();
      if (failed.get() != null) {
        throw new KafkaException("A yew was not written", failed.get());
      }
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
