package com.stormlantern.oil;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class OilDeliveries {

    private final KafkaProducer<String, String> producer = create(true);
    private final KafkaProducer<String, String> deadLetters = create(false);

    public OilDeliveries() {
        producer.initTransactions();
    }

    public void deliver(String ship, List<String> barrels) {
        producer.beginTransaction();
        try {
            barrels.forEach(barrel -> producer.send(new ProducerRecord<>("barrels", barrel, ship)));
            producer.commitTransaction();
        } catch (ProducerFencedException
                | InvalidProducerEpochException
                | AuthorizationException
                | TimeoutException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            producer.abortTransaction();
            deadLetters.send(new ProducerRecord<>("barrels-failed", ship, e.getMessage()));
        }
    }

    private static KafkaProducer<String, String> create(boolean transactional) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        if (transactional) {
            config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "oil-" + System.getenv("POD_NAME"));
        }
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }
}
