package com.acme.energy;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

public class TariffJob extends StreamsJob {

  public static void main(String[] args) {
    new TariffJob().run();
  }

  @Override
  protected String name() {
    return "tariffs";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("loads").to("tariffs");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.ISOLATION_LEVEL_CONFIG), "read_uncommitted");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.mainConsumerPrefix(ConsumerConfig.ISOLATION_LEVEL_CONFIG), "read_committed");
  }
}
