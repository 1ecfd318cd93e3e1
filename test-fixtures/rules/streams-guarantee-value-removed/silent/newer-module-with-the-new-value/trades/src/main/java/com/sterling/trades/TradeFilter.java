package com.sterling.trades;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

public final class TradeFilter {

  private TradeFilter() {}

  public static void main(String[] args) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "trades-filter");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, "exactly_once_v2");
    settings.put(StreamsConfig.REPLICATION_FACTOR_CONFIG, 3);

    StreamsBuilder builder = new StreamsBuilder();
    builder
        .<String, String>stream("trades")
        .filter((key, value) -> value != null)
        .to("trades-filtered");
    KafkaStreams streams = new KafkaStreams(builder.build(), settings);
    Runtime.getRuntime().addShutdownHook(new Thread(streams::close));
    streams.start();
  }
}
