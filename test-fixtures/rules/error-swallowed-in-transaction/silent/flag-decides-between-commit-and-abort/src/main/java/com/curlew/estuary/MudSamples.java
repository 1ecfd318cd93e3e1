package com.curlew.estuary;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class MudSamples {

  private static final Logger log = LoggerFactory.getLogger(MudSamples.class);

  private final Producer<String, String> producer;

  public MudSamples(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public boolean store(Map<String, String> samples) {
    boolean complete = true;
    producer.beginTransaction();
    for (Map.Entry<String, String> sample : samples.entrySet()) {
      try {
        producer.send(new ProducerRecord<>("mud-samples", sample.getKey(), sample.getValue()));
      } catch (SerializationException e) {
        log.warn("Sample {} cannot be written", sample.getKey(), e);
        complete = false;
      }
    }
    if (complete) {
      producer.commitTransaction();
    } else {
      producer.abortTransaction();
    }
    return complete;
  }

  public void close() {
    producer.close();
  }
}
