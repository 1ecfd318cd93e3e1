package com.acme.sound;

import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;

final class ChartTopology {

  void build(StreamsBuilder builder, Producer producer) {
    KStream<String, String> plays = builder.stream("plays");
    plays.foreach((listener, title) -> producer.send(title));
  }
}
