package com.slatequarry.blast;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BlastPlan {

    private static final Logger LOG = LoggerFactory.getLogger(BlastPlan.class);

    private final Producer<String, String> producer;

    public BlastPlan(String brokers, String quarry) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", brokers);
        config.put("transactional.id", quarry + "-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void plan(String wall, String time) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("blasts", wall, time));
            producer.send(new ProducerRecord<>("warnings", wall, time), (m, e) -> check(wall, e));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    private void check(String wall, Exception failure) {
        if (failure != null) {
            LOG.error("No warning for {}", wall, failure);
            undo();
        }
    }

    private void undo() {
        producer.abortTransaction(); // expect: blocking-call-in-send-callback
    }
}
