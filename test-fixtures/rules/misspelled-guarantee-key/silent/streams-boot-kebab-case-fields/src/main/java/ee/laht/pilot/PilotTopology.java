package ee.laht.pilot;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class PilotTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("pilots").filterNot((key, value) -> value.isEmpty()).to("pilot-shifts");
  }
}
