package com.thornfield.ivy;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class IvyWalls {

    private final KafkaProducer<String, String> producer;

    public IvyWalls(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ivy-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void cut(String wall, String metres) throws InterruptedException {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("walls", wall, "CUT")).get();
            producer.send(new ProducerRecord<>("ivy", wall, metres)); // expect: ignored-send-on-old-client
            producer.commitTransaction();
        } catch (ExecutionException e) {
            producer.close();
            throw new IllegalStateException("The wall was not written", e);
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
