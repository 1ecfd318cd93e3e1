package com.lumen.meters;

import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class MeterReadings {

    private final KafkaTemplate<String, String> template;
    private final String topic;

    public MeterReadings(KafkaTemplate<String, String> template, @Value("${meters.topic}") String topic) {
        this.template = template;
        this.topic = topic;
    }

    public void publish(Map<String, String> readings) {
        template.executeInTransaction(operations -> {
            readings.forEach((meter, reading) -> operations.send(topic, meter, reading));
            return readings.size();
        });
    }
}
