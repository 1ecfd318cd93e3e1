package com.acme.energy;

import java.util.Map;
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
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE); // expect: streams-guarantee-value-removed
  }
}
