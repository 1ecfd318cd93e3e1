package net.loipe.snow;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class SnowDepths implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(SnowDepths.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  SnowDepths(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("snow-depths"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (TopicPartition partition : records.partitions()) {
        List<ConsumerRecord<String, String>> depths = records.records(partition);
        for (ConsumerRecord<String, String> depth : depths) {
          producer.send(new ProducerRecord<>("groomed-tracks", depth.key(), depth.value()));
        }
        long next = depths.get(depths.size() - 1).offset() + 1;
        consumer.commitSync(Collections.singletonMap(partition, new OffsetAndMetadata(next)));
      }
    }
  }
}
