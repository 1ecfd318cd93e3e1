package com.kite.insurance;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.springframework.boot.autoconfigure.kafka.DefaultKafkaConsumerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class KafkaCustomization {

    @Bean
    DefaultKafkaConsumerFactoryCustomizer committedOnly() {
        return factory -> factory.updateConfigs(Map.of(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"));
    }
}
