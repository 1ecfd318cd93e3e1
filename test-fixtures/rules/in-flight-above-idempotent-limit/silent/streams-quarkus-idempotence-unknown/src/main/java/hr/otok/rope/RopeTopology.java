package hr.otok.rope;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

@ApplicationScoped
public class RopeTopology {

  @Produces
  public Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("ropes").mapValues(String::strip).to("rope-walk");
    return builder.build();
  }
}
