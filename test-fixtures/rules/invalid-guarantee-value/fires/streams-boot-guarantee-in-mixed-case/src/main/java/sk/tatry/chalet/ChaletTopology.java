package sk.tatry.chalet;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
class ChaletTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("nights").filterNot((key, value) -> value.isEmpty()).to("chalet-nights");
  }
}
