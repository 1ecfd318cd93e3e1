package com.fieldmouse.tasks;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.params.SetParams;

final class TaskFeeder {

  private static final SetParams ONCE_PER_WEEK = new SetParams().nx().ex(7 * 24 * 3600);

  public static void main(String[] args) {
    Properties properties = new Properties();
    properties.setProperty("bootstrap.servers", args[0]);
    properties.setProperty("group.id", "task-feeder");
    properties.setProperty("enable.auto.commit", "false");
    try (Jedis jedis = new Jedis(args[1], 6379);
        KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(properties, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("field-tasks"));
      while (true) {
        ConsumerRecords<String, String> tasks = consumer.poll(Duration.ofSeconds(2));
        for (ConsumerRecord<String, String> task : tasks) {
          String answer = jedis.set("task-seen:" + task.key(), "", ONCE_PER_WEEK);
          if ("OK".equals(answer)) {
            jedis.lpush("tasks", task.value());
          }
        }
        consumer.commitSync();
      }
    }
  }
}
