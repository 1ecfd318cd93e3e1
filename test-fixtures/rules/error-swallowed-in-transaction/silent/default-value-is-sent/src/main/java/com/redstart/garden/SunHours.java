package com.redstart.garden;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class SunHours {

  private final Consumer<String, String> sensors;
  private final Producer<String, Integer> hours;

  public SunHours(Consumer<String, String> sensors, Producer<String, Integer> hours) {
    this.sensors = sensors;
    this.hours = hours;
  }

  public void run() {
    hours.initTransactions();
    sensors.subscribe(List.of("sun-sensors"));
    try {
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = sensors.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        hours.beginTransaction();
        for (ConsumerRecord<String, String> sensor : batch) {
          int value;
          try {
            value = Integer.parseInt(sensor.value());
          } catch (NumberFormatException e) {
            value = -1;
          }
          hours.send(new ProducerRecord<>("sun-hours", sensor.key(), value));
        }
        hours.sendOffsetsToTransaction(batch.nextOffsets(), sensors.groupMetadata());
        hours.commitTransaction();
      }
    } finally {
      hours.close();
      sensors.close();
    }
  }
}
