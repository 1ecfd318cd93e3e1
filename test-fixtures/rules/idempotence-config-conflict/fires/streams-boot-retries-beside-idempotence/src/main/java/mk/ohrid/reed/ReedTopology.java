package mk.ohrid.reed;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class ReedTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("beds").filterNot((key, value) -> value.isEmpty()).to("reed-beds");
  }
}
