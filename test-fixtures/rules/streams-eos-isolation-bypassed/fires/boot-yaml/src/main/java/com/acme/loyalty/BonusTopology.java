package com.acme.loyalty;

import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
public class BonusTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    KStream<String, String> source = builder.stream("purchases");
    source.filterNot((key, value) -> value.isEmpty()).to("bonus-points");
  }
}
