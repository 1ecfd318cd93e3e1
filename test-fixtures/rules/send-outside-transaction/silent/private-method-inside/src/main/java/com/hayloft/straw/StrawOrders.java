package com.hayloft.straw;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class StrawOrders {

    private final Producer<String, String> producer;

    public StrawOrders(String brokers) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "straw-" + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
        producer.initTransactions();
    }

    private void emit(String topic, String key, String value) {
        producer.send(new ProducerRecord<>(topic, key, value));
    }

    private void emitBales(String farm, List<String> bales) {
        for (String bale : bales) {
            emit("bales", bale, farm);
        }
    }

    public void order(String farm, List<String> bales) {
        producer.beginTransaction();
        try {
            emitBales(farm, bales);
            emit("farms", farm, "ORDERED");
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
