package dk.taekke.reed;

import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;
import org.springframework.kafka.transaction.KafkaTransactionManager;

@Configuration
public class TransactionsForContainers {

    public TransactionsForContainers(
            ConcurrentKafkaListenerContainerFactory<String, String> containers,
            KafkaTransactionManager<String, String> manager) {
        containers.getContainerProperties().setTransactionManager(manager);
    }
}
