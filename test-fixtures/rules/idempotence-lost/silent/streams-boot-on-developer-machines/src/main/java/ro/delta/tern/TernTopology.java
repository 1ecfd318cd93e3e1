package ro.delta.tern;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class TernTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("colonies").filterNot((key, value) -> value.isEmpty()).to("tern-colonies");
  }
}
