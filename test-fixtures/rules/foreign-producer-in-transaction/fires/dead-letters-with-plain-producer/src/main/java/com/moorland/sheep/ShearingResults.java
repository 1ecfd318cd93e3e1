package com.moorland.sheep;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ShearingResults implements Runnable {

    private final Consumer<String, String> shearings;
    private final Producer<String, String> results;
    private final Producer<String, String> deadLetters;

    public ShearingResults(Consumer<String, String> shearings, String brokers) {
        this.shearings = shearings;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        this.deadLetters = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        Map<String, Object> transactional = new HashMap<>(config);
        transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "shearing-" + System.getenv("HOSTNAME"));
        this.results = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    }

    @Override
    public void run() {
        results.initTransactions();
        shearings.subscribe(Collections.singleton("shearings"));
        try {
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = shearings.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                results.beginTransaction();
                for (ConsumerRecord<String, String> shearing : batch) {
                    if (shearing.value() == null || shearing.value().isBlank()) {
                        deadLetters.send(new ProducerRecord<>("shearings-dlt", shearing.key(), shearing.value())); // expect: foreign-producer-in-transaction, unchecked-send
                    } else {
                        results.send(new ProducerRecord<>("wool", shearing.key(), shearing.value()));
                    }
                }
                results.sendOffsetsToTransaction(batch.nextOffsets(), shearings.groupMetadata());
                results.commitTransaction();
            }
        } finally {
            results.close();
            deadLetters.close();
            shearings.close();
        }
    }
}
