package com.brookfield.bridge;

import lombok.RequiredArgsConstructor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class BridgeListener {

    private final JmsTemplate artemis;
    private final RabbitTemplate rabbit;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "shipments")
    public void on(ConsumerRecord<String, String> record) {
        artemis.convertAndSend("shipments", record.value(), message -> {
            message.setStringProperty("_AMQ_DUPL_ID", record.key());
            return message;
        });
        rabbit.convertAndSend("shipments", "new", record.value(), message -> {
            message.getMessageProperties().setHeader("x-deduplication-header", record.key());
            return message;
        });
        kafka.send("bridged", record.key(), record.value());
    }
}
