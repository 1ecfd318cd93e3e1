package org.bramble.lending;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class ProducerConfiguration {

  @Bean(destroyMethod = "close")
  public Producer<String, String> producer() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "lending-" + System.getenv("POD_NAME"));
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
