package gr.vouno.cheese;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class CheeseTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("wheels").filterNot((key, value) -> value.isEmpty()).to("cheese-wheels");
  }
}
