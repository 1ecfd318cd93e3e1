package eu.windrose.metering;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class ReadingListener {

    private final ReadingService readings;
    private final KafkaTemplate<String, String> kafka;

    ReadingListener(ReadingService readings, KafkaTemplate<String, String> kafka) {
        this.readings = readings;
        this.kafka = kafka;
    }

    @KafkaListener(id = "readings", topics = "${metering.topic.raw}")
    void onReading(ConsumerRecord<String, String> record) {
        double kilowattHours = Double.parseDouble(record.value());
        readings.store(record.key(), kilowattHours);
        kafka.send("readings-validated", record.key(), record.value());
    }
}
