package jp.sakuraline.delay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class TrainDelayGateway {

  private final KafkaProducer<String, String> producer;

  TrainDelayGateway(String servers, boolean exactlyOnce) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    if (exactlyOnce) {
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "train-delays-" + System.getenv("POD_NAME"));
    } else {
      config.put(ProducerConfig.ACKS_CONFIG, "1");
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    if (exactlyOnce) {
      producer.initTransactions();
    }
  }

  KafkaProducer<String, String> producer() {
    return producer;
  }
}
