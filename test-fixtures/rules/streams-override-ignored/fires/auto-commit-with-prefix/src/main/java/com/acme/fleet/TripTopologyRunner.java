package com.acme.fleet;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class TripTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TripTopologyRunner.class);

  private final KafkaStreams streams;

  TripTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> positions = builder.stream("positions");
    positions.mapValues(value -> value.strip()).to("trips");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "trips");
    settings.setProperty("bootstrap.servers", servers);
    settings.put(StreamsConfig.consumerPrefix("enable.auto.commit"), true); // expect: streams-override-ignored
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
