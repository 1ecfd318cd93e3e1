package it.vetreria.kilns;

import java.util.HashMap;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
@RequiredArgsConstructor
@EnableConfigurationProperties(KilnSettings.class)
public class KilnMessaging {

    private final KilnSettings settings;

    @Bean
    public Producer<String, String> firingProducer() {
        Map<String, Object> props = new HashMap<>(settings.getWriter().getExtra());
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, settings.getBrokers());
        props.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        props.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, settings.getWriter().getTxId());
        Producer<String, String> producer = new KafkaProducer<>(props);
        producer.initTransactions();
        return producer;
    }
}
