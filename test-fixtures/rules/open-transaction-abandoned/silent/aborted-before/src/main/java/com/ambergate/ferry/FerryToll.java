package com.ambergate.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FerryToll {

    private final Producer<String, String> producer;

    public FerryToll(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ferry-toll-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void boarded(String car, String deck) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("cars", car, "BOARDED"));
            producer.send(new ProducerRecord<>("decks", deck, car));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close(Duration.ZERO);
            throw e;
        } catch (RuntimeException e) {
            producer.abortTransaction();
            producer.close(Duration.ZERO);
            throw e;
        }
    }
}
