package com.ropeway.cabin;

import java.util.Properties;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.junit.jupiter.api.Test;

class CabinLoadIT {

  @Test
  void passengersChangeTheCabin() {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getProperty("test.kafka"));
    config.put("transactional.id", "cabins-it-" + UUID.randomUUID());
    try (var producer =
        new KafkaProducer<>(config, new IntegerSerializer(), new IntegerSerializer())) {
      new CabinLoad(producer).change(1, 2, 4);
    }
  }
}
