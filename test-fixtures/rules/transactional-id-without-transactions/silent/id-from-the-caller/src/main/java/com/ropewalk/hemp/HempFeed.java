package com.ropewalk.hemp;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HempFeed {

    private final KafkaProducer<String, String> producer;

    public HempFeed(Map<String, Object> settings, String transactionalId) {
        Map<String, Object> config = new HashMap<>(settings);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void harvested(String field) {
        producer.send(new ProducerRecord<>("hemp", field, "HARVESTED"));
    }
}
