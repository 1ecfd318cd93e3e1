package de.ebbe.tides;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class TideBoard {

  private final KafkaConsumer<String, String> consumer;

  TideBoard(String servers) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "tide-board");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "by_duration:PT1H");
    consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(List.of("tides"));
  }

  void show() {
    consumer.poll(Duration.ofSeconds(1)).forEach(each -> System.out.println(each.value()));
    consumer.commitSync();
  }
}
