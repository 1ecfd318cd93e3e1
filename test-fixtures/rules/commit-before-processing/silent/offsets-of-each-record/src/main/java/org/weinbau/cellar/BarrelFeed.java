package org.weinbau.cellar;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class BarrelFeed implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(BarrelFeed.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  BarrelFeed(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("barrel-readings"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> reading : records) {
        producer.send(new ProducerRecord<>("barrel-alarms", reading.key(), reading.value()));
        TopicPartition partition = new TopicPartition(reading.topic(), reading.partition());
        consumer.commitSync(Map.of(partition, new OffsetAndMetadata(reading.offset() + 1)));
      }
    }
  }
}
