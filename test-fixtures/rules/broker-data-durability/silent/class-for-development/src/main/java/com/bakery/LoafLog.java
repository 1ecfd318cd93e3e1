package com.bakery;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LoafLog implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public LoafLog() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "loaves-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void write(String key, List<String> lines) {
        producer.beginTransaction();
        try {
            for (String line : lines) {
                producer.send(new ProducerRecord<>("loaves", key, line));
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
