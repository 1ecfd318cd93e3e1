package com.inkwell.print;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PrintJobOutput {

  private final Producer<String, String> producer;

  /** The caller decides on acks. */
  public PrintJobOutput(Map<String, Object> base) {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void queue(String job, String state) throws Exception {
    producer.send(new ProducerRecord<>("print-jobs", job, state)).get();
  }
}
