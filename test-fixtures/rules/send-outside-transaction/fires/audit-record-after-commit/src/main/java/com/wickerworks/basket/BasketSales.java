package com.wickerworks.basket;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BasketSales {

    private final Producer<String, String> producer;

    public BasketSales(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "baskets-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void sell(String customer, List<String> baskets) {
        producer.beginTransaction();
        try {
            for (String basket : baskets) {
                producer.send(new ProducerRecord<>("baskets-sold", customer, basket));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
        producer.send(new ProducerRecord<>("audit", customer, "SOLD " + baskets.size())); // expect: send-outside-transaction
    }
}
