package hr.tramvaj.doors;

import java.util.*;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.*;
import org.springframework.kafka.config.*;
import org.springframework.kafka.core.*;
import org.springframework.kafka.transaction.*;

@Configuration
public class DoorSetup {

    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> doorContainers(ConsumerFactory<String, String> in) { // expect: offsets-not-in-transaction
        var containers = new ConcurrentKafkaListenerContainerFactory<String, String>();
        containers.setConsumerFactory(in);
        return containers;
    }

    @Bean
    public ProducerFactory<String, String> doorProducers(
            @Value("${spring.kafka.bootstrap-servers}") String servers, @Value("${HOSTNAME}") String host) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
        config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        DefaultKafkaProducerFactory<String, String> producers = new DefaultKafkaProducerFactory<>(config);
        producers.setTransactionIdPrefix("doors-" + host + "-");
        return producers;
    }

    @Bean
    public KafkaTemplate<String, String> doorTemplate(ProducerFactory<String, String> producers) {
        return new KafkaTemplate<>(producers);
    }

    @Bean
    public KafkaTransactionManager<String, String> kafkaTransactionManager(ProducerFactory<String, String> producers) {
        return new KafkaTransactionManager<>(producers);
    }
}
