package com.birdbath.stone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class StoneOrders {

    private final Producer<String, String> producer;

    public StoneOrders(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stones-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public boolean order(String customer, List<String> stones) {
        try {
            producer.beginTransaction(); // expect: transaction-not-completed
            if (stones.isEmpty()) {
                return false;
            }
            for (String stone : stones) {
                producer.send(new ProducerRecord<>("stones-ordered", customer, stone));
            }
            producer.commitTransaction();
            return true;
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
