package org.weatherstation.hail;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class HailAlerts {

  private static final Logger log = LoggerFactory.getLogger(HailAlerts.class);

  private final Consumer<String, byte[]> radar;
  private final Producer<String, byte[]> alerts;

  public HailAlerts(Consumer<String, byte[]> radar, Producer<String, byte[]> alerts) {
    this.radar = radar;
    this.alerts = alerts;
  }

  public void watch() {
    alerts.initTransactions();
    radar.subscribe(List.of("radar-echoes"));
    try {
      while (true) {
        ConsumerRecords<String, byte[]> echoes = radar.poll(Duration.ofSeconds(1));
        if (echoes.isEmpty()) {
          continue;
        }
        boolean complete = true;
        alerts.beginTransaction();
        for (ConsumerRecord<String, byte[]> echo : echoes) {
          try {
            alerts.send(new ProducerRecord<>("hail-alerts", echo.key(), Arrays.copyOf(echo.value(), 64)));
          } catch (RuntimeException e) { // expect: error-swallowed-in-transaction
            complete = false;
          }
        }
        alerts.sendOffsetsToTransaction(echoes.nextOffsets(), radar.groupMetadata());
        alerts.commitTransaction();
        if (!complete) {
          log.warn("Some echoes gave no alert");
        }
      }
    } finally {
      alerts.close();
      radar.close();
    }
  }
}
