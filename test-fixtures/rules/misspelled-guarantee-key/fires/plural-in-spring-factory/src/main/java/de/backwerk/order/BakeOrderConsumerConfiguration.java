package de.backwerk.order;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;

@Configuration
class BakeOrderConsumerConfiguration {

  @Bean
  ConsumerFactory<String, String> consumerFactory(@Value("${kafka.servers}") String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "bake-orders-ledger");
    config.put("enable.auto.commits", false); // expect: misspelled-guarantee-key
    return new DefaultKafkaConsumerFactory<>(
        config, new StringDeserializer(), new StringDeserializer());
  }
}
