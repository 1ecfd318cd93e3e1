package net.lanternway.lamp;

import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;

final class LampProducer {

  private LampProducer() {}

  /** Waits for brokers whose names cannot be resolved yet. */
  static Producer<String, String> connect(Properties connection) throws InterruptedException {
    Properties config = new Properties();
    config.putAll(connection);
    config.put("transactional.id", "street-lamps"); // expect: hardcoded-transactional-id
    KafkaException last = null;
    for (int attempt = 0; attempt < 10; attempt++) {
      try {
        return new KafkaProducer<>(config);
      } catch (KafkaException e) {
        last = e;
        TimeUnit.SECONDS.sleep(1L << attempt);
      }
    }
    throw last;
  }
}
