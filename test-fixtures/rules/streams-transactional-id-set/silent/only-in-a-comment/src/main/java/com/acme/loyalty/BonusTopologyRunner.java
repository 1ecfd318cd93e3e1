package com.acme.loyalty;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class BonusTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BonusTopologyRunner.class);

  private final KafkaStreams streams;

  BonusTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> purchases = builder.stream("purchases");
    purchases.mapValues(value -> value.strip()).to("bonus-points");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "bonus-points");
    settings.setProperty("bootstrap.servers", servers);
    // settings.setProperty("transactional.id", "ledger"); Kafka Streams makes the ids itself
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
