package com.acme.loyalty;

import java.util.Map;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

public class BonusJob extends StreamsJob {

  public static void main(String[] args) {
    new BonusJob().run();
  }

  @Override
  protected String name() {
    return "bonus-points";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("purchases").to("bonus-points");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, "15000"); // expect: streams-commit-interval-above-transaction-timeout
  }
}
