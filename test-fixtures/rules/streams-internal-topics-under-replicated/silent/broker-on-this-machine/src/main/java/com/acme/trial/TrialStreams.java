package com.acme.trial;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TrialStreams {

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "trial");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "localhost:9092");
    settings.put(StreamsConfig.REPLICATION_FACTOR_CONFIG, 1);
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream("in").to("out");
    new KafkaStreams(builder.build(), settings).start();
  }
}
