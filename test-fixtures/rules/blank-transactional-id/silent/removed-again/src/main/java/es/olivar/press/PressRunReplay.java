package es.olivar.press;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class PressRunReplay {

  void start(Map<String, Object> defaults, String press, String state) throws Exception {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "");
    config.putAll(defaults);
    config.remove(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>("press-runs", press, state)).get();
    }
  }
}
