package com.waystone.path;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class PathWriter {

    private final Producer<String, String> fast;
    private final Producer<String, String> safe;

    public PathWriter(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        fast = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        Properties safeConfig = new Properties();
        safeConfig.putAll(config);
        safeConfig.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "paths-" + System.getenv("POD_NAME"));
        safe = new KafkaProducer<>(safeConfig, new StringSerializer(), new StringSerializer());
        safe.initTransactions();
    }

    public void write(String path, String step, boolean careful) {
        Producer<String, String> producer = careful ? safe : fast;
        try {
            if (careful) {
                producer.beginTransaction();
            }
            producer.send(new ProducerRecord<>("steps", path, step));
            if (careful) {
                producer.commitTransaction();
            }
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
