package com.acme.energy;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class TariffTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TariffTopologyRunner.class);

  private final KafkaStreams streams;

  TariffTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> loads = builder.stream("loads");
    loads.mapValues(value -> value.strip()).to("tariffs");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "tariffs");
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty("producer.enable.idempotence", "false"); // expect: idempotence-lost
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
