package com.harrowgate.laundry;

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

public final class LaundryTickets {

    private static final Logger LOG = LoggerFactory.getLogger(LaundryTickets.class);
    private static final int ATTEMPTS = 5;

    private final Producer<String, String> producer;

    public LaundryTickets(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "laundry-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void wash(String ticket, String shirt) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("tickets", ticket, "IN"));
                producer.send(new ProducerRecord<>("shirts", shirt, ticket));
                producer.commitTransaction();
                return;
            } catch (ProducerFencedException e) {
                producer.close();
                throw e;
            } catch (KafkaException e) {
                LOG.warn("Attempt {} failed", attempt, e);
                try {
                    producer.abortTransaction(); // expect: fencing-handler-incomplete
                } catch (KafkaException failed) {
                    LOG.warn("Abort failed", failed);
                }
            }
        }
    }
}
