package ee.laht.ferry;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class FerryTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("boardings").filterNot((key, value) -> value.isEmpty()).to("ferry-loads");
  }
}
