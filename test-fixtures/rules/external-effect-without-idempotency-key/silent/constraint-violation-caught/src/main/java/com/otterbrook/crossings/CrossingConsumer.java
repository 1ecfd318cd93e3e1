package com.otterbrook.crossings;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class CrossingConsumer {

  private final CrossingLog log;
  private int stored;

  CrossingConsumer(DataSource dataSource) {
    this.log = new CrossingLog(dataSource);
  }

  void consume(String brokers) throws SQLException {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, "crossings");
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(properties, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("camera-traps"));
      while (true) {
        for (ConsumerRecord<String, String> animal : consumer.poll(Duration.ofSeconds(3))) {
          if (log.append(animal.partition(), animal.offset(), animal.value())) {
            stored++;
          }
        }
        consumer.commitSync();
      }
    }
  }
}
