package ch.bergbahn.tickets;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.springframework.boot.autoconfigure.kafka.KafkaProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.core.ProducerFactory;

@Configuration
public class TicketKafkaConfiguration {

    @Bean
    ProducerFactory<String, String> ticketProducers(KafkaProperties kafka) {
        Map<String, Object> settings = new HashMap<>(kafka.buildProducerProperties());
        settings.put(
                ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                kafka.getProducer().getTransactionIdPrefix());
        return new DefaultKafkaProducerFactory<>(settings);
    }

    @Bean
    KafkaTemplate<String, String> tickets(ProducerFactory<String, String> ticketProducers) {
        return new KafkaTemplate<>(ticketProducers);
    }
}
