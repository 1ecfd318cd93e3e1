package com.ropewalk.splice;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Without the variable the map holds null, and the producer is a plain one. */
public final class SpliceFeed {

    private final KafkaProducer<String, String> producer;

    public SpliceFeed(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("SPLICE_TXN_ID"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void spliced(String rope) {
        producer.send(new ProducerRecord<>("splices", rope, "DONE"));
    }
}
