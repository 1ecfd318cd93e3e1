package com.windpark;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MetricLog implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public MetricLog() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "turbine-metrics-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void write(String key, List<String> lines) {
        producer.beginTransaction();
        try {
            for (String line : lines) {
                producer.send(new ProducerRecord<>("turbine-metrics", key, line));
            }
            producer.commitTransaction();
        } catch (KafkaException failed) {
            producer.close();
            throw failed;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
