package com.dovecote.ring;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RingJournal {

    private final Producer<String, String> producer;

    public RingJournal(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", brokers);
        config.put("transactional.id", "ring-journal-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        while (true) {
            try {
                producer.initTransactions();
                break;
            } catch (TimeoutException | InterruptException e) {
                System.err.println("The coordinator did not answer yet.");
            }
        }
    }

    public void ringed(String dove, String ring) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("doves", dove, ring));
            producer.send(new ProducerRecord<>("rings", ring, dove));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
