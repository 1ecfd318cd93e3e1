package com.acme.risk;

import org.apache.kafka.streams.Topology;

final class LimitTopology {

  static Topology create() {
    return new Topology()
        .addSource("trades", "trades")
        .addProcessor("limit", LimitProcessor::new, "trades")
        .addSink("exposures", "exposures", "limit");
  }
}
