package com.loomworks.weave;

import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

public final class PatternCount {

  public static void main(String[] args) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream("looms.patterns", Consumed.with(Serdes.String(), Serdes.String()))
        .groupByKey()
        .count()
        .toStream()
        .to("patterns.counted", Produced.with(Serdes.String(), Serdes.Long()));

    Properties config = new Properties();
    config.setProperty("application.id", "pattern-count");
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.setProperty("processing.guarantee", "exactly_once_v2");
    config.setProperty("state.dir", "/data/state");
    config.setProperty(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, "1");
    KafkaStreams streams = new KafkaStreams(builder.build(), config);
    streams.start();
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
  }
}
