package com.acme.meter;

import java.util.Map;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

public class MeterJob extends StreamsJob {

  public static void main(String[] args) {
    new MeterJob().run();
  }

  @Override
  protected String name() {
    return "consumption";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("readings").to("consumption");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put("producer.transactional.id", "bookings"); // expect: streams-transactional-id-set
  }
}
