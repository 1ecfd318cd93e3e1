package com.peppermint.candy;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CandyService {

    private final Producer<String, String> producer;
    private final CandyRepository candies;

    public CandyService(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "candies-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        candies = new CandyRepository(producer);
    }

    public void rename(String from, String to, String flavour) {
        producer.beginTransaction();
        try {
            candies.remove(from);
            candies.store(to, flavour);
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
