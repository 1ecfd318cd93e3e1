package com.acme.risk;

import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;

@Configuration
@EnableKafkaStreams
public class RiskTopology {

  @Autowired
  void build(StreamsBuilder builder) {
    KStream<String, String> source = builder.stream("trades");
    source.filterNot((key, value) -> value.isEmpty()).to("exposures");
  }
}
