package ch.landsgemeinde.vote;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@Configuration
public class VoteSetup {

    /** Keeps the poll short; everything else is left to the defaults. */
    @Bean
    public ConcurrentKafkaListenerContainerFactory<String, String> ballotContainers( // expect: offsets-not-in-transaction
            ConsumerFactory<String, String> consumers) {
        ConcurrentKafkaListenerContainerFactory<String, String> containers =
                new ConcurrentKafkaListenerContainerFactory<>();
        containers.setConsumerFactory(consumers);
        containers.getContainerProperties().setPollTimeout(500);
        return containers;
    }

    @Bean
    public TransactionTemplate kafkaTransactions(KafkaTransactionManager<String, String> manager) {
        return new TransactionTemplate(manager);
    }
}
