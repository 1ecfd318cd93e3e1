package com.skylark.booking;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class BookingPublisher {

    private final KafkaTemplate<String, String> kafkaTemplate;

    public BookingPublisher(KafkaTemplate<String, String> kafkaTemplate) {
        this.kafkaTemplate = kafkaTemplate;
    }

    @Transactional
    public void publish(String locator, String outbound, String inbound) {
        kafkaTemplate.send("flight-bookings", locator, outbound);
        kafkaTemplate.send("flight-bookings", locator, inbound);
    }
}
