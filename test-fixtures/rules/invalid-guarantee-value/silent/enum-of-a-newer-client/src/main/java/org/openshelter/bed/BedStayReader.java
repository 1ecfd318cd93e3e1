package org.openshelter.bed;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.serialization.StringDeserializer;

final class BedStayReader implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final Map<String, String> latest = new HashMap<>();
  private volatile boolean running = true;

  BedStayReader(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "bed-stays-ledger");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, IsolationLevel.READ_COMMITTED.toString());
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("bed-stays"));
    while (running) {
      for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
        latest.put(record.key(), record.value());
      }
      consumer.commitSync();
    }
    consumer.close();
  }

  void stop() {
    running = false;
  }
}
