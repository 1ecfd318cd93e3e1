package com.acme.risk;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class RiskTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RiskTopologyRunner.class);

  private final KafkaStreams streams;

  RiskTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> trades = builder.stream("trades");
    trades.mapValues(value -> value.strip()).to("exposures");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "exposures");
    settings.setProperty("bootstrap.servers", servers);
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.AT_LEAST_ONCE);
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
