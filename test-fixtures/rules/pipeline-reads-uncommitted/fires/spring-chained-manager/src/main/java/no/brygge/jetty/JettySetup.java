package no.brygge.jetty;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.config.KafkaListenerContainerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.transaction.ChainedKafkaTransactionManager;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.orm.jpa.JpaTransactionManager;

@Configuration
public class JettySetup {

    @Bean
    @Primary
    public ChainedKafkaTransactionManager<String, String> bothTransactions(
            KafkaTransactionManager<String, String> kafka, JpaTransactionManager database) {
        return new ChainedKafkaTransactionManager<>(kafka, database);
    }

    @Bean
    public KafkaListenerContainerFactory<?> kafkaListenerContainerFactory(
            ChainedKafkaTransactionManager<String, String> manager) {
        var factory = new ConcurrentKafkaListenerContainerFactory<String, String>();
        factory.setConsumerFactory(new DefaultKafkaConsumerFactory<>(settings()));
        factory.getContainerProperties().setTransactionManager(manager);
        return factory;
    }

    private Map<String, Object> settings() {
        Map<String, Object> settings = new HashMap<>(); // expect: pipeline-reads-uncommitted
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "jetty-kafka:9092");
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, "jetties");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        return settings;
    }
}
