package com.acme.ledger;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

public class LedgerJob extends StreamsJob {

  public static void main(String[] args) {
    new LedgerJob().run();
  }

  @Override
  protected String name() {
    return "ledger";
  }

  @Override
  protected Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("entries").to("ledger");
    return builder.build();
  }

  @Override
  protected void customize(Map<String, Object> settings) {
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.ACKS_CONFIG), "1");
    settings.put(StreamsConfig.producerPrefix(ProducerConfig.ACKS_CONFIG), "all");
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
  }
}
