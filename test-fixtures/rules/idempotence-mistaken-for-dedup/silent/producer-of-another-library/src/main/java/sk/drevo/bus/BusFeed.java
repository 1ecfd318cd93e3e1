package sk.drevo.bus;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.ProducerConfig;

final class BusFeed {

  private sk.drevo.bus.KafkaProducer producer = new sk.drevo.bus.KafkaProducer();

  void publish(String record) throws InterruptedException {
    Map<String, String> settings = Map.of(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.close();
      producer = new sk.drevo.bus.KafkaProducer();
      producer.send(record + settings);
    }
  }
}
