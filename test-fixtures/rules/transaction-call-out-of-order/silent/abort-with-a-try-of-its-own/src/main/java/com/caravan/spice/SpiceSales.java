package com.caravan.spice;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class SpiceSales {

    private final Producer<String, String> producer;

    public SpiceSales(String brokers) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "spices-" + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
        producer.initTransactions();
    }

    public void sell(String spice, String merchant) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("spices", spice, merchant));
            producer.send(new ProducerRecord<>("merchants", merchant, spice));
            producer.commitTransaction();
        } catch (KafkaException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException fatal) {
                e.addSuppressed(fatal);
                producer.close();
            }
            throw e;
        }
    }
}
