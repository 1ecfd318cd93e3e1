package com.postmill.sail;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** One batch: start it, add records, finish it. */
public class SailBatch implements AutoCloseable {

    private final Producer<String, String> producer;

    public SailBatch(String brokers) {
        producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                        ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sails-" + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
        producer.initTransactions();
    }

    public SailBatch start(String mill) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("mills", mill, "STARTED"));
        return this;
    }

    public SailBatch add(String sail) {
        producer.send(new ProducerRecord<>("sails", sail));
        return this;
    }

    public void finish() {
        producer.commitTransaction();
    }

    public void discard() {
        producer.abortTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
