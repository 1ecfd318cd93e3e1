package com.acme.ads;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.LogAndContinueProcessingExceptionHandler;
import org.apache.kafka.streams.kstream.KStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class ClickTopologyRunner implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ClickTopologyRunner.class);

  private final KafkaStreams streams;

  ClickTopologyRunner(String servers) {
    this.streams = new KafkaStreams(topology(), settings(servers));
  }

  void start() {
    LOG.info("starting");
    streams.start();
  }

  private static Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    KStream<String, String> clicks = builder.stream("clicks");
    clicks.mapValues(value -> value.strip()).to("sessions");
    return builder.build();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("application.id", "sessions");
    settings.setProperty("bootstrap.servers", servers);
    // expect: streams-records-dropped-on-error
    settings.put(
        StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndContinueProcessingExceptionHandler.class);
    return settings;
  }

  @Override
  public void close() {
    streams.close();
  }
}
