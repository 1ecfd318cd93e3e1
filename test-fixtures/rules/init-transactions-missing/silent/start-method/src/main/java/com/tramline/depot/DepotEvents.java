package com.tramline.depot;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The owner calls {@link #start()} before the first tram leaves. */
public class DepotEvents {

    private final KafkaProducer<String, String> producer;

    public DepotEvents(String brokers) {
        Properties config = new Properties();
        config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "depot-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void leave(String tram, String line) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("trams-left", tram, line));
            producer.send(new ProducerRecord<>("lines-served", line, tram));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }

    public void start() {
        producer.initTransactions();
    }

    public void stop() {
        producer.close();
    }
}
