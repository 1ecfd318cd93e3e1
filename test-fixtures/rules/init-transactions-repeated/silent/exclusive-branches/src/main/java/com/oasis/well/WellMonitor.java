package com.oasis.well;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WellMonitor {

    public static void main(String[] args) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", args[0]);
        config.put("transactional.id", "well-monitor-" + System.getenv("POD_NAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            switch (args[1]) {
                case "refill" -> {
                    producer.initTransactions();
                    producer.beginTransaction();
                    producer.send(new ProducerRecord<>("wells", args[2], "FULL"));
                    producer.send(new ProducerRecord<>("tankers", args[3], "EMPTY"));
                    producer.commitTransaction();
                }
                case "drain" -> {
                    producer.initTransactions();
                    producer.beginTransaction();
                    producer.send(new ProducerRecord<>("wells", args[2], "EMPTY"));
                    producer.send(new ProducerRecord<>("tankers", args[3], "FULL"));
                    producer.commitTransaction();
                }
                default -> throw new IllegalArgumentException(args[1]);
            }
        }
    }
}
