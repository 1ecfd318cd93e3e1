package com.acme.energy;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class MeterStreams {

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "meters");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092,kafka-2:9092");
    settings.put("processing.exception.handler", JournalHandler.class);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("meters").to("readings");
    new KafkaStreams(builder.build(), settings).start();
  }
}
