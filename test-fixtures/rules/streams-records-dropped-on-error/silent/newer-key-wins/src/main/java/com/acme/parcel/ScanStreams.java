package com.acme.parcel;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.errors.LogAndFailExceptionHandler;

public final class ScanStreams {

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "scans");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-1:9092,kafka-2:9092");
    // For clients before 4.0, which another site still runs.
    settings.put(
        "default.deserialization.exception.handler", LogAndContinueExceptionHandler.class);
    settings.put("deserialization.exception.handler", LogAndFailExceptionHandler.class);
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("scans").to("sorted-scans");
    new KafkaStreams(builder.build(), settings).start();
  }
}
