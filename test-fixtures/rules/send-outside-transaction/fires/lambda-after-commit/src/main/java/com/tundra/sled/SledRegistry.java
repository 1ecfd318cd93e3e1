package com.tundra.sled;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SledRegistry {

    private final KafkaProducer<String, String> producer;

    public SledRegistry(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sleds-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void register(String sled, List<String> dogs) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("sleds", sled, "REGISTERED"));
            producer.commitTransaction();
            dogs.forEach(dog -> producer.send(new ProducerRecord<>("dogs", dog, sled))); // expect: send-outside-transaction
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
