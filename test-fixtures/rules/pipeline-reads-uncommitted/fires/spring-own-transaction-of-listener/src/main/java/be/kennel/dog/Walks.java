package be.kennel.dog;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class Walks {

    private final KafkaTemplate<String, String> template;

    public Walks(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "arrivals")
    @Transactional(transactionManager = "kafkaTransactionManager")
    public void arrived(ConsumerRecord<String, String> dog) {
        template.send("walks", dog.key(), dog.value());
        template.send("meals", dog.key(), dog.value());
    }
}
