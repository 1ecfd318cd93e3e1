package de.paketwerk.label;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;

final class LabelQueue implements Runnable {

  private final BlockingQueue<String> labels;

  LabelQueue(BlockingQueue<String> labels) {
    this.labels = labels;
  }

  @Override
  public void run() {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings())) {
      consumer.subscribe(List.of("parcels.labelled"));
      while (!Thread.currentThread().isInterrupted()) {
        for (ConsumerRecord<String, String> parcel : consumer.poll(Duration.ofSeconds(1))) {
          labels.add(parcel.value());
        }
        consumer.commitSync();
      }
    }
  }

  private static Properties settings() {
    Properties settings = new Properties();
    try (InputStream in = LabelQueue.class.getResourceAsStream("/consumer.properties")) {
      settings.load(in);
    } catch (IOException e) {
      throw new IllegalStateException("consumer.properties is missing", e);
    }
    return settings;
  }
}
