package hr.otok.fig;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class FigTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("crates").filterNot((key, value) -> value.isEmpty()).to("fig-crates");
  }
}
