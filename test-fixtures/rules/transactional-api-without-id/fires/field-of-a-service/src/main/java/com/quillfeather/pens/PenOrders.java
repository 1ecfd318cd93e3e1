package com.quillfeather.pens;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PenOrders implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public PenOrders(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.CLIENT_ID_CONFIG, "pen-orders");
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions(); // expect: transactional-api-without-id
    }

    public void accept(String order, List<String> pens) {
        producer.beginTransaction();
        try {
            for (String pen : pens) {
                producer.send(new ProducerRecord<>("pens-ordered", order, pen));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
