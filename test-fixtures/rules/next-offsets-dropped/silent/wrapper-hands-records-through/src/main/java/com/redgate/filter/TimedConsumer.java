package com.redgate.filter;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class TimedConsumer extends KafkaConsumer<String, String> {

  private long waited;

  public TimedConsumer(Properties config) {
    super(config, new StringDeserializer(), new StringDeserializer());
  }

  @Override
  public ConsumerRecords<String, String> poll(Duration timeout) {
    long start = System.nanoTime();
    ConsumerRecords<String, String> records = super.poll(timeout);
    waited += System.nanoTime() - start;
    return records;
  }
}
