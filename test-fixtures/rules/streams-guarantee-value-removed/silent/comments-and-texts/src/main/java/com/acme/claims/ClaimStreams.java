package com.acme.claims;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class ClaimStreams {

  private ClaimStreams() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "claims");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    // was: settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, "exactly_once");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    System.out.println("processing.guarantee was exactly_once until the last release");

    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("reports").filter((key, value) -> value != null).to("claims");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
