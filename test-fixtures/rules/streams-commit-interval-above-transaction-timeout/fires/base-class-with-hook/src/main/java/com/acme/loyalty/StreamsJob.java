package com.acme.loyalty;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

public abstract class StreamsJob {

  protected abstract String name();

  protected abstract Topology topology();

  protected void customize(Map<String, Object> settings) {}

  public void run() {
    Map<String, Object> settings = new HashMap<>();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, name());
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    customize(settings);
    KafkaStreams streams = new KafkaStreams(topology(), new StreamsConfig(settings));
    streams.start();
  }
}
