package com.acme.stock;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class StockTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(StockTopologyRunner.class);

  private final KafkaStreams streams;

  StockTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> movements = builder.stream("movements");
    movements.mapValues(value -> value.strip()).to("stock-levels");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "stock-levels");
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty("processing.guarantee", "exactly_once_v2");
    settings.setProperty("acks", "0"); // expect: streams-eos-producer-weakened
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
