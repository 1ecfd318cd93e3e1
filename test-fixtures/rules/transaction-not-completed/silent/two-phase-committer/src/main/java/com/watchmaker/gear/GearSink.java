package com.watchmaker.gear;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The coordinator calls the methods in turn: write, prepare, then commit or roll back. */
public final class GearSink {

    private final Map<Long, KafkaProducer<String, String>> pending = new HashMap<>();
    private final String subtask;

    public GearSink(String subtask) {
        this.subtask = subtask;
    }

    public void write(long checkpoint, List<String> gears) {
        KafkaProducer<String, String> producer = open(checkpoint);
        producer.beginTransaction();
        for (String gear : gears) {
            producer.send(new ProducerRecord<>("gears", gear));
        }
        pending.put(checkpoint, producer);
    }

    public void prepare(long checkpoint) {
        pending.get(checkpoint).flush();
    }

    public void commit(long checkpoint) {
        try (KafkaProducer<String, String> producer = pending.remove(checkpoint)) {
            producer.commitTransaction();
        }
    }

    public void rollBack(long checkpoint) {
        try (KafkaProducer<String, String> producer = pending.remove(checkpoint)) {
            producer.abortTransaction();
        }
    }

    private KafkaProducer<String, String> open(long checkpoint) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gears-" + subtask + "-" + checkpoint);
        KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        return producer;
    }
}
