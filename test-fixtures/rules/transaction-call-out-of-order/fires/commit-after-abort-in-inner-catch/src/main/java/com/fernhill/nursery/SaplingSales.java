package com.fernhill.nursery;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SaplingSales {

    private final KafkaProducer<String, String> producer;

    public SaplingSales(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "saplings-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void sell(String sapling, String customer) {
        try {
            producer.beginTransaction();
            try {
                producer.send(new ProducerRecord<>("saplings-sold", sapling, customer));
                producer.send(new ProducerRecord<>("invoices", customer, sapling));
            } catch (KafkaException e) {
                producer.abortTransaction();
            }
            producer.commitTransaction(); // expect: transaction-call-out-of-order
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }
}
