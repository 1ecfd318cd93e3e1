package com.kelpforest.sensors;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class SensorListener {

    private final SensorTable table;

    SensorListener(SensorTable table) {
        this.table = table;
    }

    @KafkaListener(topics = "salinity", groupId = "sensors")
    void onMeasurement(ConsumerRecord<String, Double> measurement) {
        if (measurement.value() == null) {
            table.offline(measurement.key());
            return;
        }
        table.salinity(measurement.key(), measurement.value());
    }
}
