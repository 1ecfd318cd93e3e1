package com.pinecone.resin;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ResinWriter {

    private final Producer<String, String> producer;

    ResinWriter(String brokers, int attempts) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "resin-" + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
        initialize(attempts);
    }

    private void initialize(int attempts) {
        try {
            producer.initTransactions();
        } catch (TimeoutException e) {
            if (attempts <= 1) {
                throw e;
            }
            initialize(attempts - 1);
        }
    }

    void tapped(String tree, String bucket) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("buckets", bucket, tree));
            producer.send(new ProducerRecord<>("trees", tree, "TAPPED"));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
