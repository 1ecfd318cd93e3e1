package com.acme.risk;

import javax.sql.DataSource;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

final class RiskTopology {

  private final DataSource database;

  RiskTopology(DataSource database) {
    this.database = database;
  }

  Topology build() {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("trades").process(() -> new TradeCounter(database));
    return builder.build();
  }
}
