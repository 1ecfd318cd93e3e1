package com.alpaca.yarn;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class YarnOrders {

    private final KafkaProducer<String, Integer> producer;

    public YarnOrders() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "yarn-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
        producer.initTransactions();
    }

    public boolean order(Map<String, Integer> skeins) {
        producer.beginTransaction();
        try {
            for (Map.Entry<String, Integer> skein : skeins.entrySet()) {
                if (skein.getValue() <= 0) {
                    producer.abortTransaction();
                    return false;
                }
                producer.send(new ProducerRecord<>("skeins-ordered", skein.getKey(), skein.getValue()));
            }
            producer.commitTransaction();
            return true;
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
