package com.peatbog.bore;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class BoreLog {

    private KafkaProducer<String, Double> producer;

    public BoreLog(String brokers) {
        connect(brokers);
        prepare();
    }

    private void connect(String brokers) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bore-log-" + System.getenv("HOSTNAME")),
                new StringSerializer(),
                new DoubleSerializer());
    }

    private void prepare() {
        producer.initTransactions();
    }

    public void write(String bore, double[] depths) {
        producer.beginTransaction();
        try {
            for (double depth : depths) {
                producer.send(new ProducerRecord<>("bore-depths", bore, depth));
            }
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
