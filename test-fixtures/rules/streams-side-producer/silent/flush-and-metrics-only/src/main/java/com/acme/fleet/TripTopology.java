package com.acme.fleet;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.streams.StreamsBuilder;

final class TripTopology {

  void build(StreamsBuilder builder, Producer<String, String> producer) {
    builder.<String, String>stream("positions")
        .peek((vehicle, position) -> producer.metrics())
        .to("trips");
  }
}
