package com.brasswick.lamps;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

abstract class Publisher implements AutoCloseable {

    private final KafkaProducer<String, String> producer;
    private final String topic;

    Publisher(String topic) {
        this.topic = topic;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, String.format("%s-%s", topic, System.getenv("HOSTNAME")));
        config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 60_000);
        this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    protected void publish(String key, String value) {
        producer.send(new ProducerRecord<>(topic, key, value)); // expect: transactional-id-without-transactions
    }

    @Override
    public void close() {
        producer.close();
    }
}
