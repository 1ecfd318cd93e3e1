package com.acme.claims;

import java.net.http.HttpClient;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;

final class ClaimTopology {

  Topology build(HttpClient bank) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<String, String>stream("approved-claims").process(() -> new PayoutProcessor(bank));
    return builder.build();
  }
}
