package com.acme.energy;

import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;

final class TariffStreams {

  KafkaStreams create(Topology topology, Properties shared) {
    Properties settings = new Properties();
    settings.putAll(shared);
    settings.put("producer.transactional.id", System.getenv("POD_NAME"));
    return new KafkaStreams(topology, settings);
  }
}
