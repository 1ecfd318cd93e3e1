package com.tramline.arrivals;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class ArrivalListener {

    private final ArrivalBoard board;
    private final KafkaTemplate<String, String> kafka;

    ArrivalListener(ArrivalBoard board, KafkaTemplate<String, String> kafka) {
        this.board = board;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "vehicle-predictions")
    void onPrediction(ConsumerRecord<String, String> prediction) {
        String[] lineAndMinutes = prediction.value().split(" ");
        if (lineAndMinutes.length < 2) {
            board.clear(prediction.key());
        } else {
            board.show(prediction.key(), lineAndMinutes[0], lineAndMinutes[1]);
        }
        kafka.send("arrivals", prediction.key(), prediction.value());
    }
}
