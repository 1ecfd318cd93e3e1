package com.pinecroft.meter;

import io.brassworks.messaging.KafkaProducer;
import java.util.HashMap;
import java.util.Map;

public final class BoilerCommands {

  private final KafkaProducer<String, String> producer;

  public BoilerCommands(String servers) {
    Map<String, String> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    producer = new KafkaProducer<>(config);
  }

  public void heat(String boiler, int degrees) {
    producer.send(boiler, Integer.toString(degrees));
  }
}
