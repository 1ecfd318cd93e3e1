package com.lighthouse.beam;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BeamLog {

    private final String brokers;
    private KafkaProducer<String, String> producer;

    public BeamLog(String brokers) {
        this.brokers = brokers;
        connect();
    }

    public synchronized void seen(String ship, List<String> sightings) {
        producer.beginTransaction();
        try {
            for (String sighting : sightings) {
                producer.send(new ProducerRecord<>("sightings", ship, sighting));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            connect();
            throw e;
        }
    }

    private void connect() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "beam-log-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }
}
