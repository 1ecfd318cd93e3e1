package de.windrad.yield;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

@ApplicationScoped
public class YieldTopology {

  @Produces
  public Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("turbine-readings").mapValues(String::strip).to("yields");
    return builder.build();
  }
}
