package com.clayworks.sim;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class GlazeRehearsal {

  private final MockProducer<String, String> producer = new MockProducer<>();

  public int rehearse(List<String> glazes) {
    Properties config = new Properties();
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "glazes-" + System.getenv("POD_NAME"));
    glazes.forEach(glaze -> producer.send(new ProducerRecord<>("glazes", glaze, config.toString())));
    return producer.history().size();
  }
}
