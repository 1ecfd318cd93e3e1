package com.finchley.aviary;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class FeedingLog {

    private static final Logger log = LoggerFactory.getLogger(FeedingLog.class);

    private final KafkaProducer<String, String> producer;

    public FeedingLog(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void feed(String cage, String seed) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("cage-feedings", cage, seed));
        producer.send(new ProducerRecord<>("seed-usage", seed, cage));
        try {
            producer.commitTransaction();
        } catch (TimeoutException e) {
            log.warn("No answer to the commit yet, asking again", e);
            producer.commitTransaction();
        }
    }

    public void stop() {
        producer.close();
    }
}
