package com.acme.fleet;

import java.util.Map;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

public class TripJob extends StreamsJob {

  public static void main(String[] args) {
    new TripJob().run();
  }

  @Override
  protected String name() {
    return "trips";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("positions").to("trips");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put("enable.auto.commit", "true");
    settings.put("enable.auto.commit", "false");
  }
}
