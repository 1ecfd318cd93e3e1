package de.kornfeld.silo;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class SiloSensorListener {

    private final SiloLevelUpdater updater;

    public SiloSensorListener(SiloLevelUpdater updater) {
        this.updater = updater;
    }

    @KafkaListener(topics = "silo-sensors")
    public void onMeasurement(ConsumerRecord<String, Integer> measurement) {
        if (measurement.value() == null) {
            updater.forget(measurement.key());
        } else {
            updater.update(measurement.key(), measurement.value());
        }
    }
}
