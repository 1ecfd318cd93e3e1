package li.rebe.wine;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class WineReader implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final Map<String, String> latest = new HashMap<>();
  private volatile boolean running = true;

  WineReader(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "wine-orders-ledger");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put("group.instance.id", "member-a");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("wine-orders"));
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
