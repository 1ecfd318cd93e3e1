package com.cranberry.bog;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class BogHarvest {

    private static final Logger LOG = LoggerFactory.getLogger(BogHarvest.class);

    private final Producer<String, String> producer;

    public BogHarvest(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bog-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public boolean harvested(String bog, List<String> crates) {
        producer.beginTransaction();
        try {
            crates.forEach(crate -> producer.send(new ProducerRecord<>("crates", crate, bog)));
            producer.commitTransaction();
            return true;
        } catch (KafkaException e) {
            LOG.warn("The harvest of {} was not written", bog, e);
            giveUp();
            return false;
        }
    }

    private void giveUp() {
        try {
            producer.abortTransaction();
        } catch (KafkaException fatal) {
            producer.close();
            throw fatal;
        }
    }
}
