package com.quartzlane.bus;

import java.util.Map;

/** A small bus in memory whose classes are called like those of Kafka. */
public final class BusFeed {

  private final KafkaProducer producer =
      new KafkaProducer(Map.of("transactional.id", "bus-" + System.getenv("POD_NAME")));

  public void departed(String line) {
    producer.send(line);
  }

  static final class KafkaProducer {

    private final Map<String, String> settings;

    KafkaProducer(Map<String, String> settings) {
      this.settings = settings;
    }

    void send(String line) {
      System.out.println(settings.get("transactional.id") + ": " + line);
    }
  }
}
