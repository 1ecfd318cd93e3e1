package no.fjellvann.snow;

import java.util.Map;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

final class SnowDepths {

  private static final String GUARANTEE = "processing_guarantee";

  private SnowDepths() {}

  static KafkaStreams over(Topology topology, String servers) {
    StreamsConfig config =
        new StreamsConfig(
            Map.of(
                "application.id", "snow-depths",
                "bootstrap.servers", servers,
                GUARANTEE, "exactly_once_v2")); // expect: misspelled-guarantee-key
    return new KafkaStreams(topology, config);
  }
}
