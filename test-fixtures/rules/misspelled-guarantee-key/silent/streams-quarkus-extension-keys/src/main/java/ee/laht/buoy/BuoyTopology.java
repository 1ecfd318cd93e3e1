package ee.laht.buoy;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

@ApplicationScoped
public class BuoyTopology {

  @Produces
  public Topology topology() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("buoys").mapValues(String::strip).to("buoy-drift");
    return builder.build();
  }
}
