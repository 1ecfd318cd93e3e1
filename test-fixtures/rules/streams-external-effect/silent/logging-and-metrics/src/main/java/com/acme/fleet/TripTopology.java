package com.acme.fleet;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class TripTopology {

  private static final Logger LOG = LoggerFactory.getLogger(TripTopology.class);

  private final Counter trips;

  TripTopology(MeterRegistry registry) {
    this.trips = registry.counter("trips");
  }

  Topology build() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("positions")
        .peek((vehicle, position) -> LOG.debug("{} is at {}", vehicle, position))
        .peek((vehicle, position) -> trips.increment())
        .to("trips");
    return builder.build();
  }
}
