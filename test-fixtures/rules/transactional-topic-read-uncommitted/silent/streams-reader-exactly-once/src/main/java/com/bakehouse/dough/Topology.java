package com.bakehouse.dough;

import static org.apache.kafka.streams.StreamsConfig.APPLICATION_ID_CONFIG;
import static org.apache.kafka.streams.StreamsConfig.BOOTSTRAP_SERVERS_CONFIG;
import static org.apache.kafka.streams.StreamsConfig.EXACTLY_ONCE_V2;
import static org.apache.kafka.streams.StreamsConfig.PROCESSING_GUARANTEE_CONFIG;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

public final class Topology {

  static final String LOAVES = "loaves";

  public static void main(String[] args) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(LOAVES, Consumed.with(Serdes.String(), Serdes.String()))
        .groupByKey()
        .count()
        .toStream()
        .to("loaves-per-batch", Produced.with(Serdes.String(), Serdes.Long()));

    Properties settings = new Properties();
    settings.putAll(
        Map.of(
            APPLICATION_ID_CONFIG, "loaf-count",
            BOOTSTRAP_SERVERS_CONFIG, "dough-kafka:9092",
            PROCESSING_GUARANTEE_CONFIG, EXACTLY_ONCE_V2));
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
