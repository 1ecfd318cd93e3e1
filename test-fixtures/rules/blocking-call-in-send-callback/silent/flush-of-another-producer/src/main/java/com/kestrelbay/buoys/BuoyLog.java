package com.kestrelbay.buoys;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BuoyLog {

  private final Producer<String, String> positions;
  private final Producer<String, String> alarms;

  public BuoyLog(String brokers) {
    positions = create(brokers, 200);
    alarms = create(brokers, 0);
  }

  private static Producer<String, String> create(String brokers, int linger) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.LINGER_MS_CONFIG, linger);
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void moved(String buoy, String position) {
    positions.send(
        new ProducerRecord<>("positions", buoy, position),
        (metadata, failure) -> {
          if (failure != null) {
            alarms.send(new ProducerRecord<>("alarms", buoy, "LOST")); // expect: unchecked-send
            alarms.flush();
          }
        });
  }
}
