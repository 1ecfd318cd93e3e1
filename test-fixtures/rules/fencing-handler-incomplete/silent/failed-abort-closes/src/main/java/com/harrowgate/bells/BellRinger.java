package com.harrowgate.bells;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BellRinger {

    private static final Logger LOG = LoggerFactory.getLogger(BellRinger.class);

    private final Producer<String, String> producer;

    public BellRinger(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bells-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void ring(String bell, String hour) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("bells", bell, hour));
            producer.send(new ProducerRecord<>("hours", hour, bell));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                LOG.error("Could not abort", failed);
                producer.close();
            }
            throw e;
        }
    }
}
