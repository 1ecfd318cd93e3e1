package com.acme.billing;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class InvoiceTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(InvoiceTopologyRunner.class);

  private final KafkaStreams streams;

  InvoiceTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> deliveries = builder.stream("deliveries");
    deliveries.mapValues(value -> value.strip()).to("invoices");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "invoices");
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty("processing.guarantee", "at_least_once");
    settings.setProperty("transactional.id", "billing"); // expect: streams-transactional-id-set
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
