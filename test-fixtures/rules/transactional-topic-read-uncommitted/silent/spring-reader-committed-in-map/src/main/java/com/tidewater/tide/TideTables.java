package com.tidewater.tide;

import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class TideTables {

    private final Map<String, String> highWater = new ConcurrentHashMap<>();
    private final KafkaTemplate<String, String> template;
    private final String topic;

    public TideTables(KafkaTemplate<String, String> template, @Value("${tide.topic}") String topic) {
        this.template = template;
        this.topic = topic;
    }

    /** A harbour's table of a year is published at once. */
    public void publish(String harbour, int year, Map<LocalDate, String> times) {
        template.executeInTransaction(operations -> {
            times.forEach((day, time) -> operations.send(topic, harbour + "/" + day, time));
            return year;
        });
    }

    @KafkaListener(topics = "${tide.topic}")
    public void table(ConsumerRecord<String, String> entry) {
        highWater.put(entry.key(), entry.value());
    }
}
