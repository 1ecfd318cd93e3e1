package com.ferrocarril.freight;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class FreightRating {

    private final KafkaTemplate<Object, Object> template;

    public FreightRating(KafkaTemplate<Object, Object> template) {
        this.template = template;
    }

    @KafkaListener(topics = "freight-bookings")
    public void rate(Booking booking) {
        long rate = booking.kilometres() * (booking.dangerous() ? 31L : 17L);
        template.send("freight-rates", booking.number(), new Rate(booking.number(), rate));
    }

    public record Booking(String number, int kilometres, boolean dangerous) {
    }

    public record Rate(String number, long pesos) {
    }
}
