package com.velodrome.rental;

import java.time.Duration;
import java.time.Instant;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@SpringBootApplication
public class RentalFees {

    public static void main(String[] args) {
        SpringApplication.run(RentalFees.class, args);
    }

    @Component
    static class DockListener {

        private final KafkaTemplate<String, String> kafkaTemplate;

        DockListener(KafkaTemplate<String, String> kafkaTemplate) {
            this.kafkaTemplate = kafkaTemplate;
        }

        @KafkaListener(topics = "bike-returns") // expect: pipeline-reads-uncommitted
        void bikeReturned(String rental) {
            String[] fields = rental.split(";");
            Duration ride = Duration.between(Instant.parse(fields[1]), Instant.parse(fields[2]));
            charge(fields[0], Math.max(0, ride.toMinutes() - 30) * 5);
        }

        private void charge(String rider, long cents) {
            if (cents > 0) {
                kafkaTemplate.send("rental-fees", rider, Long.toString(cents));
            }
        }
    }
}
