package com.acme.meter;

import org.apache.kafka.streams.Topology;

public final class MeterTopology {

  private MeterTopology() {}

  static Topology create() {
    Topology topology = new Topology();
    topology.addSource("readings", "readings");
    topology.addProcessor("report", ConsumptionReporter::new, "readings");
    return topology;
  }
}
