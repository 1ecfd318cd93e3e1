package com.lighterman.thames;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BargeHires {

    private final Producer<String, String> hires;
    private final Producer<String, String> events;

    public BargeHires(String brokers) {
        Properties base = new Properties();
        base.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        base.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        base.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        base.put(ProducerConfig.ACKS_CONFIG, "all");
        events = new KafkaProducer<>(base);

        Properties transactional = new Properties();
        transactional.putAll(base);
        transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "barge-hires-" + System.getenv("POD_NAME"));
        hires = new KafkaProducer<>(transactional);
        hires.initTransactions();
    }

    public void hire(String barge, String captain) throws ExecutionException, InterruptedException {
        hires.beginTransaction();
        try {
            hires.send(new ProducerRecord<>("barge-hires", barge, captain));
            hires.send(new ProducerRecord<>("captains", captain, barge));
            events.send(new ProducerRecord<>("hire-events", barge, "hired")).get(); // expect: foreign-producer-in-transaction
        } catch (ExecutionException | InterruptedException e) {
            hires.abortTransaction();
            throw e;
        }
        hires.commitTransaction();
    }

    public void close() {
        hires.close();
        events.close();
    }
}
