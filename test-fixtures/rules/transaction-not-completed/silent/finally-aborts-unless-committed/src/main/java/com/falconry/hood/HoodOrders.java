package com.falconry.hood;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class HoodOrders {

    private final Producer<String, String> producer;

    public HoodOrders(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hoods-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public boolean order(String falconer, List<String> hoods) {
        boolean open = true;
        producer.beginTransaction();
        try {
            for (String hood : hoods) {
                if (hood.isBlank()) {
                    return false;
                }
                producer.send(new ProducerRecord<>("hoods", hood, falconer));
            }
            producer.commitTransaction();
            open = false;
            return true;
        } finally {
            if (open) {
                producer.abortTransaction();
            }
        }
    }
}
