package com.acme.ads;

import java.util.Map;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

public class ClickJob extends StreamsJob {

  public static void main(String[] args) {
    new ClickJob().run();
  }

  @Override
  protected String name() {
    return "sessions";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("clicks").to("sessions");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put("isolation.level", "read_uncommitted"); // expect: streams-override-ignored
  }
}
