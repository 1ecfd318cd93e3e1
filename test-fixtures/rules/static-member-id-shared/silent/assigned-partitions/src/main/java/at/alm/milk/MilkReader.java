package at.alm.milk;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

final class MilkReader implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final Map<String, String> latest = new HashMap<>();
  private volatile boolean running = true;

  MilkReader(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "milk-orders-ledger");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, "member-a");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  @Override
  public void run() {
    consumer.assign(List.of(new TopicPartition("milk-orders", 0)));
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
