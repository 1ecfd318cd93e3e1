package com.acme.meter;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MeterStreams {

  private MeterStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "consumption");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    String wanted = System.getProperty("guarantee", "exactly_once_v2");
    if (wanted.equals("exactly_once")) {
      throw new IllegalArgumentException("exactly_once was removed, use exactly_once_v2");
    }
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, wanted);

    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("readings").filter((key, value) -> value != null).to("consumption");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
