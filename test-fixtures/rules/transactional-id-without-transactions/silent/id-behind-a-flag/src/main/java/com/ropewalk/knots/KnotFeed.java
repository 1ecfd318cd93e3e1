package com.ropewalk.knots;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class KnotFeed {

    private final KafkaProducer<String, String> producer;

    public KnotFeed(String brokers, boolean transactional) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        if (transactional) {
            config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "knots-" + System.getenv("POD_NAME"));
        }
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void tied(String rope, String knot) {
        producer.send(new ProducerRecord<>("knots", rope, knot));
    }
}
