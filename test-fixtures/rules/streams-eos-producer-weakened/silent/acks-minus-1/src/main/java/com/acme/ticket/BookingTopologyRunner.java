package com.acme.ticket;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class BookingTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BookingTopologyRunner.class);

  private final KafkaStreams streams;

  BookingTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> requests = builder.stream("requests");
    requests.mapValues(value -> value.strip()).to("bookings");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "bookings");
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty("processing.guarantee", "exactly_once_v2");
    settings.setProperty("producer.acks", "-1");
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
