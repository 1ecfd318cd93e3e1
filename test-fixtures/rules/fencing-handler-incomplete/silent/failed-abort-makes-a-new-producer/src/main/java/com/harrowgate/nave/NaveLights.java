package com.harrowgate.nave;

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

public final class NaveLights {

    private static final Logger LOG = LoggerFactory.getLogger(NaveLights.class);

    private final Map<String, Object> config;
    private Producer<String, String> producer;

    public NaveLights(String brokers) {
        config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "nave-lights-" + System.getenv("POD_NAME"));
        open();
    }

    private void open() {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    private void reopen() {
        producer.close();
        open();
    }

    public void dim(String lamp, String percent) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("lamps", lamp, percent));
            producer.send(new ProducerRecord<>("changes", lamp, "DIMMED"));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            reopen();
        } catch (KafkaException e) {
            LOG.warn("{} stays as it is", lamp, e);
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                reopen();
            }
        }
    }
}
