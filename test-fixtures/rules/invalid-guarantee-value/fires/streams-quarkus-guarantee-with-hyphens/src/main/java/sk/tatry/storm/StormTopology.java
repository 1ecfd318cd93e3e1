package sk.tatry.storm;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

@ApplicationScoped
public class StormTopology {

  @Produces
  public Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("strikes").mapValues(String::strip).to("storm-cells");
    return builder.build();
  }
}
