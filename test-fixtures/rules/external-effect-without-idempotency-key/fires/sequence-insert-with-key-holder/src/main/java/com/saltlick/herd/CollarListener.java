package com.saltlick.herd;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
class CollarListener {

    private final HealthRecords records;

    CollarListener(HealthRecords records) {
        this.records = records;
    }

    @KafkaListener(topicPattern = "collars\\..*", groupId = "herd-health")
    void onTemperature(@Header(KafkaHeaders.RECEIVED_KEY) String earTag, @Payload Double temperature) {
        if (temperature > 39.5) {
            records.add(earTag, temperature);
        }
    }
}
