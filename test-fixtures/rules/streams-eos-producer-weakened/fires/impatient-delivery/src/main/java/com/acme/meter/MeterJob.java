package com.acme.meter;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
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
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG), 30_000); // expect: streams-eos-producer-weakened
  }
}
