package com.plumage.feather;

import com.plumage.platform.messaging.ProducerLifecycle;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FeatherExport {

  public static void main(String[] feathers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "feather-export-" + System.getenv("POD_NAME"));
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      ProducerLifecycle.manage(producer);
      producer.beginTransaction();
      for (String feather : feathers) {
        producer.send(new ProducerRecord<>("feathers.exported", feather, "EXPORTED"));
      }
      producer.commitTransaction();
    }
  }
}
