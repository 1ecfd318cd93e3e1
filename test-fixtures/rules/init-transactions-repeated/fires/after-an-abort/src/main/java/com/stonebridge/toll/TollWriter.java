package com.stonebridge.toll;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class TollWriter {

    private final KafkaProducer<String, String> producer;

    public TollWriter(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "toll-writer-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void passed(String gate, List<String> vehicles) {
        producer.beginTransaction();
        try {
            for (String vehicle : vehicles) {
                producer.send(new ProducerRecord<>("tolls", gate, vehicle));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException
                | InvalidProducerEpochException
                | AuthorizationException
                | TimeoutException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            producer.abortTransaction();
            producer.initTransactions(); // expect: init-transactions-repeated
            throw e;
        }
    }
}
