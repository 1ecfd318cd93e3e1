package com.theatron.stage;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class StageManager {

    private final KafkaConsumer<String, String> controls = open("stage-controls");
    private final KafkaConsumer<String, String> cues = open("stage-cues");
    private boolean intermission;

    private static KafkaConsumer<String, String> open(String group) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", group);
        p.put("enable.auto.commit", "false");
        p.put("isolation.level", "read_committed");
        return new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer());
    }

    private void run(StageWriter writer) {
        controls.subscribe(List.of("controls"));
        cues.subscribe(List.of("cues"));
        while (!Thread.interrupted()) {
            for (ConsumerRecord<String, String> control : controls.poll(Duration.ZERO)) {
                intermission = control.value().equals("INTERMISSION");
            }
            if (!intermission) {
                ConsumerRecords<String, String> batch = cues.poll(Duration.ofMillis(100));
                if (!batch.isEmpty()) {
                    writer.write(batch, controls);
                }
            }
        }
    }

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("transactional.id", "stage-manager-" + System.getenv("POD_NAME"));
        StageManager manager = new StageManager();
        try (var producer = new KafkaProducer<>(p, new StringSerializer(), new StringSerializer())) {
            manager.run(new StageWriter(producer));
        } finally {
            manager.cues.close();
            manager.controls.close();
        }
    }
}
