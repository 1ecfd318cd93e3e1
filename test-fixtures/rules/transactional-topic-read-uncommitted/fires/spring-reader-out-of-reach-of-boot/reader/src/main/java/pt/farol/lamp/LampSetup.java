package pt.farol.lamp;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;

@Configuration
public class LampSetup {

    @Bean
    public ConsumerFactory<String, String> lampConsumers() {
        Map<String, Object> config = new HashMap<>(); // expect: transactional-topic-read-uncommitted
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "lamp-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "lamp-board");
        config.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        config.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        return new DefaultKafkaConsumerFactory<>(config);
    }
}
