package au.com.redgum.auctions;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.ProducerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.transaction.annotation.EnableTransactionManagement;

@Configuration
@EnableTransactionManagement
class KafkaTransactions {

    static final String MANAGER = "auctionKafkaTransactions";

    @Bean(MANAGER)
    KafkaTransactionManager<String, String> kafkaTransactionManager(ProducerFactory<String, String> producers) {
        return new KafkaTransactionManager<>(producers);
    }
}
