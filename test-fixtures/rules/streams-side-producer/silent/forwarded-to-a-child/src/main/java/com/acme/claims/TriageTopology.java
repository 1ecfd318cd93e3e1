package com.acme.claims;

import org.apache.kafka.streams.Topology;

final class TriageTopology {

  static Topology create() {
    Topology topology = new Topology();
    topology.addSource("reports", "reports");
    topology.addProcessor("triage", TriageProcessor::new, "reports");
    topology.addSink("manual", "manual-claims", "triage");
    topology.addSink("automatic", "automatic-claims", "triage");
    return topology;
  }
}
