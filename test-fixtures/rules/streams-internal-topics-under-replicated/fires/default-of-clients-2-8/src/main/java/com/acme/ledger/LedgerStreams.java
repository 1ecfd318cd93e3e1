package com.acme.ledger;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

final class LedgerStreams {

  KafkaStreams create(Topology topology) {
    Properties settings = new Properties(); // expect: streams-internal-topics-under-replicated
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "ledger");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, "exactly_once");
    return new KafkaStreams(topology, settings);
  }
}
