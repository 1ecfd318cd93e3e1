package com.pagoda.roof;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class KafkaUnitOfWork implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public KafkaUnitOfWork(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "roofs-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void begin() {
        producer.beginTransaction();
    }

    public void add(String topic, String key, String value) {
        producer.send(new ProducerRecord<>(topic, key, value));
    }

    public void commit() {
        producer.commitTransaction();
    }

    public void abort() {
        producer.abortTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
