package it.cartiera.waste;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
class BaleGrading {

    private final KafkaOperations<String, String> operations;
    private final String gradesTopic;

    BaleGrading(KafkaOperations<String, String> operations, @Value("${cartiera.topics.grades}") String gradesTopic) {
        this.operations = operations;
        this.gradesTopic = gradesTopic;
    }

    @KafkaListener(topics = "${cartiera.topics.bales}")
    void grade(@Header(KafkaHeaders.RECEIVED_KEY) String bale, @Payload String moisturePercent) {
        operations.send(gradesTopic, bale, gradeOf(Double.parseDouble(moisturePercent)));
    }

    private static String gradeOf(double moisture) {
        if (moisture < 10) {
            return "A";
        }
        return moisture < 14 ? "B" : "reject";
    }
}
