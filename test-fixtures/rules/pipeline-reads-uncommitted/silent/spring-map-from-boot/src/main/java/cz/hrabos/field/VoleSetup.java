package cz.hrabos.field;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.boot.autoconfigure.kafka.KafkaProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class VoleSetup {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> kafkaListenerContainerFactory(
            ConsumerFactory<String, String> consumers, KafkaTransactionManager<String, String> manager) {
        var factory = new ConcurrentKafkaListenerContainerFactory<String, String>();
        factory.setConsumerFactory(consumers);
        factory.getContainerProperties().setTransactionManager(manager);
        return factory;
    }

    @Bean
    public ConsumerFactory<String, String> consumers(KafkaProperties boot) {
        Map<String, Object> config = boot.buildConsumerProperties(null);
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "stock-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "volesetup");
        config.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        config.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        DefaultKafkaConsumerFactory<String, String> consumers = new DefaultKafkaConsumerFactory<>(config);
        return consumers;
    }
}
