package is.jokull.tern;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

@ApplicationScoped
public class TernTopology {

  @Produces
  public Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("terns").mapValues(String::strip).to("tern-flights");
    return builder.build();
  }
}
