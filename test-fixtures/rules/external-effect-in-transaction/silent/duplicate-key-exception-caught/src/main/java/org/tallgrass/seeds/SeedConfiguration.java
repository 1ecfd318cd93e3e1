package org.tallgrass.seeds;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.EnableKafka;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
@EnableKafka
class SeedConfiguration {

    @Bean
    ProducerFactory<String, String> producers(Environment environment) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", environment.getRequiredProperty("brokers"));
        config.put("key.serializer", StringSerializer.class);
        config.put("value.serializer", StringSerializer.class);
        DefaultKafkaProducerFactory<String, String> factory = new DefaultKafkaProducerFactory<>(config);
        factory.setTransactionIdPrefix("seed-lots-" + System.getenv("HOSTNAME") + "-");
        return factory;
    }

    @Bean
    KafkaTemplate<String, String> kafkaTemplate(ProducerFactory<String, String> producers) {
        return new KafkaTemplate<>(producers);
    }

    @Bean
    ConcurrentKafkaListenerContainerFactory<String, String> lotListeners(
            ProducerFactory<String, String> producers, Environment environment) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", environment.getRequiredProperty("brokers"));
        config.put("group.id", "seed-lots");
        config.put("enable.auto.commit", false);
        config.put("isolation.level", "read_committed");
        ConcurrentKafkaListenerContainerFactory<String, String> factory =
                new ConcurrentKafkaListenerContainerFactory<>();
        factory.setConsumerFactory(
                new DefaultKafkaConsumerFactory<>(config, new StringDeserializer(), new StringDeserializer()));
        factory.getContainerProperties().setKafkaAwareTransactionManager(new KafkaTransactionManager<>(producers));
        return factory;
    }

    @Bean
    LotRegistry lotRegistry(JdbcTemplate jdbc) {
        return new LotRegistry(jdbc);
    }

    @Bean
    LotListener lotListener(LotRegistry registry, KafkaTemplate<String, String> kafkaTemplate) {
        return new LotListener(registry, kafkaTemplate);
    }
}
