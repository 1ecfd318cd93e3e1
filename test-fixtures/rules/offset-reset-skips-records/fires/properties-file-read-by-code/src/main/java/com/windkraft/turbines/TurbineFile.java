package com.windkraft.turbines;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;

final class TurbineFile {

  void run(BiConsumer<String, String> work) throws java.io.IOException {
    Properties settings = new Properties();
    try (java.io.InputStream file = TurbineFile.class.getResourceAsStream("/consumer.properties")) {
      settings.load(file);
    }
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
    consumer.subscribe(List.of("turbine-faults"));
    while (true) {
      consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      consumer.commitSync();
    }
  }
}
