package com.beacon.buoy;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BuoyImport {

    public static void write(List<String> lines) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "buoy-import-" + System.getenv("POD_NAME"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            boolean open = false;
            for (String line : lines) {
                if (line.startsWith("#")) {
                    continue;
                }
                if (!open) {
                    producer.beginTransaction();
                    open = true;
                }
                producer.send(new ProducerRecord<>("buoys", line));
            }
            if (open) {
                producer.commitTransaction();
            }
        }
    }
}
