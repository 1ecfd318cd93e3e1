package com.overpass.rail;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RailCounts {

    private final Producer<String, Integer> producer;

    public RailCounts(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "rails-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
        producer.initTransactions();
    }

    public void counted(String rail, int[] axles) {
        producer.beginTransaction();
        try {
            for (int count : axles) {
                producer.send(new ProducerRecord<>("axles", rail, count));
            }
            commit();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    private void commit() {
        int attempts = 0;
        while (true) {
            try {
                producer.commitTransaction();
                return;
            } catch (TimeoutException e) {
                if (++attempts == 3) {
                    throw e;
                }
            }
        }
    }
}
